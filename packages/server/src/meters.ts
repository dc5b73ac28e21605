import type { Meter } from '@ridotto/host';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What the house counts, for Prometheus. */
export function newMeters(
  live: {
    tables: () => number;
    damaged: () => number;
    watchers: () => number;
    nodes?: () => number;
    bus?: () => boolean;
  },
  onBroken: (error: unknown) => void,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answered = new Counter({ name: 'ridotto_commands_total', help: 'Commands taken', registers });
  const refused = new Counter({
    name: 'ridotto_refusals_total',
    help: 'Commands refused',
    labelNames: ['code'],
    registers,
  });
  const healed = new Counter({ name: 'ridotto_healed_views_total', help: 'Views that had drifted', registers });
  const broken = new Counter({ name: 'ridotto_errors_total', help: 'Things that broke', registers });
  const writes = new Histogram({
    name: 'ridotto_commit_writes',
    help: 'Writes that one commit carried',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const seconds = new Histogram({
    name: 'ridotto_commit_seconds',
    help: 'Time of one commit',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers,
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('ridotto_live_tables', 'Tables in memory', live.tables);
  gauge('ridotto_damaged_tables', 'Tables whose log can not be read', live.damaged);
  gauge('ridotto_connections', 'Open sockets and streams', live.watchers);
  const { nodes, bus } = live;
  if (nodes) gauge('ridotto_nodes', 'Nodes of the house that are alive', nodes);
  if (bus) gauge('ridotto_bus_up', 'Whether messages of other nodes can come in', () => Number(bus()));

  const meter: Meter = {
    answered: () => answered.inc(),
    refused: (code) => refused.inc({ code }),
    healed: () => healed.inc(),
    broken(error) {
      broken.inc();
      onBroken(error);
    },
  };
  const onCommit = (count: number, took: number) => {
    writes.observe(count);
    seconds.observe(took);
  };
  return { registry, meter, onCommit };
}
