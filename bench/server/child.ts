export interface Used {
  readonly memory: number; // bytes
  readonly cpu: number; // seconds
}

/** In a child: says where it listens, and answers how much memory it holds and how much time it has used. */
export function ready(base: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ memory: process.memoryUsage().rss, cpu: (user + system) / 1e6 } satisfies Used);
  });
  process.stdout.write(`${base}\n`);
}
