import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { OutgoingFailed } from './http-client.errors.js';
import type { OutgoingTarget } from './http-target.js';

/** What is asked for, and what is told with it. */
interface OutgoingCall {
  readonly accept: string;
  /** Posts it; without one it is a GET. */
  readonly content?: OutgoingContent;
}

/** What is posted. */
export interface OutgoingContent {
  /** The header `content-type`. */
  readonly type: string;
  readonly bytes: Buffer;
  /** What is said beside it, names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a call and answers when the head of the answer is there. Rejects with what the socket says. */
export function send(
  { url, ips }: OutgoingTarget,
  { accept, content }: OutgoingCall,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  // A connection of its own: a kept one would lead to where an earlier look-up led.
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

/** The whole body. Throws OutgoingFailed as soon as it is larger than `maxBytes`. */
export async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = Number(response.headers['content-length'] ?? 0);
  if (bytes > maxBytes) {
    response.destroy();
    throw new OutgoingFailed('too-large');
  }
  bytes = 0;
  for await (const chunk of response) {
    // A stream without an encoding brings buffers.
    const part = chunk as Buffer;
    bytes += part.length;
    if (bytes > maxBytes) throw new OutgoingFailed('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Connects to an address that was checked, whatever the name means a moment later. */
function alwaysTo(ips: readonly string[]): LookupFunction {
  const addresses = ips.map((address) => ({ address, family: isIP(address) }));
  const [{ address, family } = { address: '', family: 0 }] = addresses;
  return (_hostname, { all }, done) => {
    // With all of them, a host is found where only one of its families can be reached.
    if (all) done(null, addresses);
    else done(null, address, family);
  };
}
