// Read by svelte-check and editors; vite.config.ts hands the same options to the plugin.
export default { compilerOptions: { runes: true } };
