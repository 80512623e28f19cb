import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { OutgoingFailed } from './http-client.errors.js';
import type { OutgoingTarget } from './http-target.js';

interface OutgoingCall {
  readonly accept: string;
  /** Sent as POST; a call without content is a GET. */
  readonly content?: OutgoingContent;
}

export interface OutgoingContent {
  /** The `content-type` header. */
  readonly type: string;
  readonly bytes: Buffer;
  /** Further headers; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a call and resolves when the response headers arrive. Rejects with the error of the socket.
 */
export function send(
  { url, ips }: OutgoingTarget,
  { accept, content }: OutgoingCall,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  // A new connection each time: a pooled one would go to the address of an earlier lookup.
  const options = { agent: false, signal, lookup: alwaysTo(ips) } as const;
  const headers = {
    ...{ accept, 'accept-encoding': 'identity', 'user-agent': 'Selvedge' },
    ...(content !== undefined && { ...content.headers, 'content-type': content.type }),
  };
  const method = content === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    request(url, { ...options, method, headers })
      .on('response', resolve)
      .on('error', reject)
      .end(content?.bytes);
  });
}

/** Reads the whole body. Throws OutgoingFailed as soon as it exceeds `maxBytes`. */
export async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = Number(response.headers['content-length'] ?? 0);
  if (bytes > maxBytes) {
    response.destroy();
    throw new OutgoingFailed('too-large');
  }
  bytes = 0;
  for await (const chunk of response) {
    // A stream without an encoding yields buffers.
    const part = chunk as Buffer;
    bytes += part.length;
    if (bytes > maxBytes) throw new OutgoingFailed('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Connects to an address that was checked, whatever the name resolves to a moment later. */
function alwaysTo(ips: readonly string[]): LookupFunction {
  const addresses = ips.map((address) => ({ address, family: isIP(address) }));
  const [{ address, family } = { address: '', family: 0 }] = addresses;
  return (_hostname, { all }, done) => {
    // With all addresses, a host is reachable even if only one address family works.
    if (all) done(null, addresses);
    else done(null, address, family);
  };
}
