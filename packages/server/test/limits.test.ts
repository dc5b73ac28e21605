import { describe, expect, test } from 'vitest';
import { groupOf } from '../src/address.ts';
import { Guest } from './client.ts';
import { openHouse } from './house.ts';
import { WIDE } from './settings.ts';

const few = (burst: number) => ({ burst, perSecond: 0 });

describe('whom a limit by address counts', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['whatever', 'whatever'],
  ])('%s is %s', (address, group) => expect(groupOf(address)).toBe(group));
});

describe('behind a proxy', () => {
  /** How many guests may come in, each with another list of addresses. */
  async function welcomed(proxies: number, listOf: (i: number) => string): Promise<number> {
    const { base } = await openHouse({ proxies, limits: { ...WIDE, guests: few(2) } });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const guest = new Guest(base, { origin: base, 'x-forwarded-for': listOf(i) });
      statuses.push((await guest.ask('POST', '/api/guests', { name: 'Anna' })).status);
    }
    return statuses.filter((status) => status === 200).length;
  }

  test('the address is as many hops from the right as there are proxies: what clients invent does not count', async () => {
    expect(await welcomed(1, (i) => `203.0.113.${i}, 198.51.100.7`)).toBe(2);
    expect(await welcomed(1, (i) => `198.51.100.7, 203.0.113.${i}`)).toBe(6);
    expect(await welcomed(2, (i) => `203.0.113.${i}, 198.51.100.7, 10.0.0.1`)).toBe(2);
    expect(await welcomed(2, (i) => `192.0.2.1, 203.0.113.${i}, 10.0.0.1`)).toBe(6);
  });

  test('without one nobody chooses an address', async () => {
    expect(await welcomed(0, (i) => `203.0.113.${i}`)).toBe(2);
  });

  test('the addresses of one IPv6 network are one', async () => {
    expect(await welcomed(1, (i) => `2001:db8:1:2:${i}::${i}`)).toBe(2);
    expect(await welcomed(1, (i) => `2001:db8:1:${i}::1`)).toBe(6);
  });

  test('requests are counted the same way', async () => {
    const { base } = await openHouse({ proxies: 1, limits: { ...WIDE, requests: few(3) } });
    const get = async (address: string) =>
      (await fetch(`${base}/api/games`, { headers: { 'x-forwarded-for': address } })).status;
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push(await get(`203.0.113.${i}, 2001:db8:1:2:${i}::1`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
