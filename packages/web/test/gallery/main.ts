import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

// Every drawing at the sizes it is seen at: `npx vite packages/web`, then /test/gallery/index.html#masks
mount(Gallery, { target: document.querySelector('#app')! });
