/** Gives the visitor a file to keep. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const saveText = (name: string, text: string, type = 'text/plain'): void =>
  save(name, new Blob([text], { type }));
