import { isIPv6 } from 'node:net';

/**
 * Returns an IPv4 address in its own notation, also where the socket has it as an IPv4-mapped IPv6 address.
 * Empty where the client hung up before its address was known.
 */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');
}

/** The first of the eight groups of an IPv6 address, each without leading noughts; empty for any other. */
export function groupsOf(address: string, count: number): readonly string[] {
  if (!isIPv6(address)) return [];
  const [before = '', after = ''] = address.split('::');
  const [head, tail] = [partsOf(before), partsOf(after)];
  const left = address.includes('::') ? Math.max(0, 8 - head.length - tail.length) : 0;
  const groups = [...head, ...Array.from({ length: left }, () => '0'), ...tail];
  return groups.slice(0, count).map((group) => parseInt(group, 16).toString(16));
}

/**
 * What attempts are counted by: an address of IPv4, and of IPv6 the half that a line has all addresses of
 * (RFC 6177): who has one line has not 2^64 tries.
 */
export function lineOf(address: string | undefined): string {
  const plain = plainAddress(address);
  const half = groupsOf(plain, 4);
  return half.length === 0 ? plain : `${half.join(':')}::/64`;
}

function partsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}
