/** In a child: says where it listens, and answers how much memory it holds. */
export function ready(base: string): void {
  process.on('message', () => {
    globalThis.gc?.();
    process.send!(process.memoryUsage().rss);
  });
  process.stdout.write(`${base}\n`);
}
