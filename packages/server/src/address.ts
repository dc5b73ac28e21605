import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Whom a limit by address counts: an IPv4 address, or the /64 of an IPv6 address, which whoever has one of its
 * addresses mostly has whole.
 */
export function groupOf(address: string): string {
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether a request comes from this machine itself, and not from elsewhere through a proxy on it. */
export function isNeighbour({ socket: { remoteAddress = '' }, headers }: IncomingMessage): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4'); // of mapped addresses too
}

/**
 * Where somebody comes from, as a number of 16 bits: enough for the lobby to take turns, and too little to find
 * anybody by, as tens of thousands of addresses share each.
 */
export const originOf = (address: string, secret: string): number =>
  createHmac('sha256', secret)
    .update(`origin ${groupOf(address)}`)
    .digest()
    .readUInt16BE();

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const [, inBrackets, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(address) ?? [];
  if (plain !== undefined && isIPv4(plain)) return plain;
  return inBrackets ?? address;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1); // dotted quads are gone too
  const [head = [], tail = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
