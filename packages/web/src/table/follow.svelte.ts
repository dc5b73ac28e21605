import type { Attachment } from 'svelte/attachments';

const NEAR = 8; // px

/** What is new comes in sight, but nothing is moved away under a pressed finger, or from who reads further up. */
export const follow =
  (news: () => readonly unknown[]): Attachment<HTMLElement> =>
  (list) => {
    const listening = new AbortController();
    const { signal } = listening;
    let isAtEnd = true;
    let isPressed = false;
    let top = 0;

    const release = () => setTimeout(() => (isPressed = false)); // the click comes first
    function notice(): void {
      const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
      isAtEnd = isNear || (isAtEnd && list.scrollTop >= top);
      top = list.scrollTop;
    }
    list.addEventListener('scroll', notice, { signal });
    list.addEventListener('pointerdown', () => (isPressed = true), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, release, { signal });

    $effect(() => {
      if (news().length > 0 && isAtEnd && !isPressed) list.scrollTop = list.scrollHeight;
    });
    return () => listening.abort();
  };
