import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

import { isLoopback, isPublicAddress } from './address-ranges.js';
import { OutgoingFailed } from './http-client.errors.js';

/** The IP addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Target of a call: the URL and the checked IP addresses. */
export interface OutgoingTarget {
  readonly url: URL;
  readonly ips: readonly string[];
}

export async function systemResolve(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

/**
 * Parses a URL and resolves its host once. Refuses a host that has any private address, because the
 * connection could use that one. Throws OutgoingFailed.
 */
export async function targetOf(
  address: string,
  { resolve, allowsLoopback }: { readonly resolve: Resolve; readonly allowsLoopback: boolean },
): Promise<OutgoingTarget> {
  const url = webAddress(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const ips = isIP(host) === 0 ? await found(resolve, host) : [host];
  if (ips.length === 0) throw new OutgoingFailed('unreachable');
  const isFit = (one: string): boolean =>
    isPublicAddress(one) || (allowsLoopback && isLoopback(one));
  if (!ips.every(isFit)) throw new OutgoingFailed('refused');
  return { url, ips };
}

function webAddress(address: string): URL {
  if (!URL.canParse(address)) throw new OutgoingFailed('refused');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new OutgoingFailed('refused');
  if (url.username !== '' || url.password !== '') throw new OutgoingFailed('refused');
  return url;
}

async function found(resolve: Resolve, host: string): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch {
    // Any error of the resolver means that the host does not exist.
    throw new OutgoingFailed('unreachable');
  }
}
