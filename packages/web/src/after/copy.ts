/** Copies a text, and says whether that was done. Pages without https have no clipboard of their own. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return copyByHand(text);
  return clipboard.writeText(text).then(
    () => true,
    () => false, // the visitor, or the browser, doesn't want it
  );
}

function copyByHand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'heard';
  (document.querySelector(':modal') ?? document.body).append(area); // under a sheet nothing can be selected
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
