import { BlockList, isIP } from 'node:net';

/* `ipaddr.js` is somewhat faster, but accepts 4000::1 and 1.2.3, which are refused here (0097). */

/** IPv4 ranges that hold no public hosts (RFC 6890). */
const closedV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/**
 * The only IPv6 range of public hosts. Everything else is refused, including mapped and translated
 * addresses.
 */
const openV6: readonly (readonly [string, number])[] = [['2000::', 3]];
/** Excluded within that range: protocols, documentation, and embedded IPv4 addresses. */
const closedV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = listOf({ ipv4: closedV4, ipv6: closedV6 });
const open = listOf({ ipv6: openV6 });
const loopback = listOf({ ipv4: [['127.0.0.0', 8]], ipv6: [['::1', 128]] });

/** Whether a text is the IP address of a public host; false for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Whether a text is a loopback address. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

function listOf(
  ranges: Partial<Record<'ipv4' | 'ipv6', readonly (readonly [string, number])[]>>,
): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of ranges.ipv4 ?? []) list.addSubnet(net, prefix, 'ipv4');
  for (const [net, prefix] of ranges.ipv6 ?? []) list.addSubnet(net, prefix, 'ipv6');
  return list;
}
