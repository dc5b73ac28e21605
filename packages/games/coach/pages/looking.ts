import { ITEMS, PROFESSIONS, SOCIETIES, type Item, type Profession, type Society } from '../title.ts';
import type { Attachment } from 'svelte/attachments';

/** What can be looked at: an item, a profession, a society. */
export type CardName = Item | Profession | Society;

const CARDS: ReadonlySet<string> = new Set([...ITEMS, ...PROFESSIONS, ...SOCIETIES]);
export const isCard = (name: string | undefined): name is CardName => name !== undefined && CARDS.has(name);

const LONG = 500; // ms
const SLACK = 8; // px that a finger may slip

const cardAt = (target: EventTarget | null): CardName | null => {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
  return isCard(name) ? name : null;
};

/** A long press of a finger or the second button on whatever shows a card (`data-card`) opens it. The tap that ends it does no more. */
export const looking =
  (look: (card: CardName) => void): Attachment<HTMLElement> =>
  (root) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isLooked = false;

    const stop = () => clearTimeout(timer);
    function open(card: CardName): void {
      stop();
      isLooked = true;
      look(card);
    }
    function press({ target, clientX: x, clientY: y, pointerType }: PointerEvent): void {
      const card = cardAt(target);
      stop();
      isLooked = false;
      if (!card || pointerType === 'mouse') return; // which has a second button
      from = { x, y };
      timer = setTimeout(() => open(card), LONG);
    }
    function menu(event: MouseEvent): void {
      const card = cardAt(event.target);
      if (!card) return;
      event.preventDefault();
      if (!isLooked) open(card);
    }
    function click(event: MouseEvent): void {
      if (isLooked && event.detail > 0) event.stopPropagation();
      isLooked = false;
    }

    root.addEventListener('pointerdown', press, { signal });
    root.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > SLACK && stop(),
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, stop, { signal });
    root.addEventListener('contextmenu', menu, { signal });
    root.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop();
      listening.abort();
    };
  };
