import { mount } from 'svelte';
import App from './App.svelte';
import { keepKnown } from './known.svelte.ts';
import { keepSettings } from './settings.svelte.ts';

keepSettings();
keepKnown();
mount(App, { target: document.querySelector('#app')! });
