const TIME = 360; // ms

/** A token flies from its doorway to its owner's shelf; nothing waits for it. */
export function fly(root: HTMLElement, building: number, seat: number): void {
  const prize = root.querySelector<SVGElement>('[data-prize] svg');
  const from = root.querySelector(`[data-thing="building ${building}"] .doorway`)?.getBoundingClientRect();
  const to = root.querySelector(`[data-shelf="${seat}"]`)?.getBoundingClientRect();
  if (!prize || !from || !to) return;
  const token = prize.cloneNode(true) as SVGElement;
  const size = Math.max(from.width, 20);
  Object.assign(token.style, {
    position: 'fixed',
    zIndex: '9',
    width: `${size}px`,
    height: `${size}px`,
    pointerEvents: 'none',
  });
  root.append(token);
  const origin = token.getBoundingClientRect(); // what contains others may hold even what is fixed
  const at = ({ left, top, width, height }: DOMRect) =>
    `translate(${left + width / 2 - size / 2 - origin.left}px, ${top + height / 2 - size / 2 - origin.top}px)`;
  const flight = token.animate([{ transform: at(from) }, { transform: `${at(to)} scale(0.7)` }], {
    duration: TIME,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  });
  const end = () => token.remove();
  flight.finished.then(end, end);
}
