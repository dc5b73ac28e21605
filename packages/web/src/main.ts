import { mount } from 'svelte';
import App from './App.svelte';
import { keepKnown } from './known.svelte.ts';
import { watchNetwork } from './network.svelte.ts';
import { loadPage } from './pages/index.ts';
import { here } from './router.svelte.ts';
import { keepSettings } from '@ridotto/kit/settings.svelte.ts';
import { learn, speak } from '@ridotto/kit/speech.ts';
import { watchVersion } from './version.svelte.ts';

document.addEventListener('touchstart', () => {}, { passive: true }); // without a listener iOS knows no :active
keepSettings((locale) => void speak(locale));
keepKnown();
watchNetwork();
const coming = loadPage(here().page, here().parts.game).catch(() => {}); // the application says what is wrong
const target = document.querySelector('#app')!;
const isSpoken = Promise.all([learn('house'), coming]).then(
  () => true,
  () => false,
);
if (await isSpoken) {
  target.replaceChildren(); // the name stays until there is something to see
  mount(App, { target });
} else document.querySelector<HTMLElement>('#wordless')!.hidden = false;
void watchVersion();
