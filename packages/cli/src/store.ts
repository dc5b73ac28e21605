import { Refused } from './refused.ts';

/** Where a house of several nodes keeps its things; nothing, where it is a file in the data folder. */
export function storeFrom(flag: string | undefined, data: string | undefined): string | undefined {
  const store = flag ?? (data === undefined ? process.env.RIDOTTO_STORE : undefined);
  if (store === undefined || store === '') return undefined;
  if (flag !== undefined && data !== undefined) throw new Refused('--data and --store exclude each other');
  if (!isPostgres(store)) throw new Refused('--store takes an address such as postgres://user@host/ridotto');
  return store;
}

export function busFrom(flag: string | undefined, store: string | undefined): string | undefined {
  const bus = flag ?? process.env.RIDOTTO_BUS;
  if (bus === undefined || bus === '') return undefined;
  if (store === undefined) throw new Refused('--bus is for a house of several nodes: it needs --store');
  if (!/^(nats|tls):\/\//.test(bus)) throw new Refused('--bus takes an address such as nats://host:4222');
  return bus;
}

export const isPostgres = (address: string): boolean =>
  /^postgres(ql)?:\/\//.test(address) && URL.parse(address) !== null;
