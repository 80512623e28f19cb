import { isIPv6 } from 'node:net';

/**
 * Returns an IPv4 address in dotted notation, even if the socket reports it as IPv4-mapped IPv6.
 * Empty if the client hung up before its address was known.
 */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');
}

/**
 * Returns the first `count` of the eight groups of an IPv6 address without leading zeros; empty for
 * other texts.
 */
export function groupsOf(address: string, count: number): readonly string[] {
  if (!isIPv6(address)) return [];
  const [before = '', after = ''] = address.split('::');
  const [head, tail] = [partsOf(before), partsOf(after)];
  const left = address.includes('::') ? Math.max(0, 8 - head.length - tail.length) : 0;
  const groups = [...head, ...Array.from({ length: left }, () => '0'), ...tail];
  return groups.slice(0, count).map((group) => parseInt(group, 16).toString(16));
}

/**
 * Key by which attempts are counted: an IPv4 address, or the /64 network of an IPv6 address,
 * because a subscriber controls all 2^64 addresses of it (RFC 6177).
 */
export function lineOf(address: string | undefined): string {
  const plain = plainAddress(address);
  const half = groupsOf(plain, 4);
  return half.length === 0 ? plain : `${half.join(':')}::/64`;
}

function partsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}
