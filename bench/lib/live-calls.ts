import { Agent, request } from 'node:http';

import { LiveClient } from '../../client/src/lib/live-client.js';
import { connect } from '../../server/src/platform/live/live-client.testing.js';

/** A browser's session on one host. */
export interface Caller {
  readonly url: string;
  readonly host: string;
  /** Empty for a guest. */
  readonly cookie: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function headersOf({ host, cookie }: Caller): Record<string, string> {
  return { host, origin: `http://${host}`, ...(cookie !== '' && { cookie }) };
}

/** Throws for any status but 200. */
export function get<Answer>(caller: Caller, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: headersOf(caller) };
    const call = request(`${caller.url}/omnis/v3${path}`, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => {
        const text = Buffer.concat(parts).toString();
        // The caller names the contract's type.
        if (answer.statusCode === 200) resolve(JSON.parse(text) as Answer);
        else reject(new Error(`${path} answered ${String(answer.statusCode)}: ${text}`));
      });
    });
    call.on('error', reject).end();
  });
}

/** Live client of a browser window, with its own connection. */
export function liveOf(caller: Caller): LiveClient {
  const port = Number(new URL(caller.url).port);
  return new LiveClient(async () => (await connect(port, headersOf(caller))).socket);
}
