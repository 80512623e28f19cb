import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

import { isLoopback, isPublicAddress } from './address-ranges.js';
import { OutgoingFailed } from './http-client.errors.js';

/** The IP addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Where a call goes: the address of the resource, and the IP addresses that were found fit. */
export interface OutgoingTarget {
  readonly url: URL;
  readonly ips: readonly string[];
}

export async function systemResolve(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

/**
 * Reads an address and looks its host up, once. A host that has any address beside the internet is
 * refused, since nobody knows which one it means. Throws OutgoingFailed.
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
    // Whatever the resolver says, there is nobody of that name.
    throw new OutgoingFailed('unreachable');
  }
}
