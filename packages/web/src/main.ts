import { mount } from 'svelte';
import App from './App.svelte';
import { keepSettings } from './settings.svelte.ts';

keepSettings();
mount(App, { target: document.querySelector('#app')! });
