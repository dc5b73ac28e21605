import { mount } from 'svelte';
import App from './App.svelte';
import { keepKnown } from './known.svelte.ts';
import { watchNetwork } from './network.svelte.ts';
import { keepSettings } from './settings.svelte.ts';
import { watchVersion } from './version.svelte.ts';

keepSettings();
keepKnown();
watchNetwork();
const target = document.querySelector('#app')!;
target.replaceChildren();
mount(App, { target });
void watchVersion();
