import { mount } from 'svelte';
import App from './App.svelte';
import { keepKnown } from './known.svelte.ts';
import { watchNetwork } from './network.svelte.ts';
import { keepSettings } from './settings.svelte.ts';
import { watchVersion } from './version.svelte.ts';

keepSettings();
keepKnown();
watchNetwork();
mount(App, { target: document.querySelector('#app')! });
void watchVersion();
