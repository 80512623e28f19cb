import { once } from 'node:events';

import { LIVE_PATH } from '@selvedge/shared/live/live-path';
import { WebSocket } from 'ws';

import { startOwnApp, type TestApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';

const most = 30;

describe('the sockets of one address', () => {
  let app: TestApp;
  const clients: WebSocket[] = [];
  beforeAll(async () => {
    app = await startOwnApp({ TRUST_PROXY: '1', SOCKETS_PER_ADDRESS: String(most) });
  });
  afterAll(() => {
    for (const client of clients) client.terminate();
    return app.close();
  });

  /** 101 if accepted, otherwise the status of the refusal. */
  async function connect(
    path: string,
    address: string,
  ): Promise<{ status: number; ws: WebSocket }> {
    const ws = new WebSocket(`${app.url.replace('http', 'ws')}${path}`, {
      headers: { host: 'localhost', 'x-forwarded-for': address },
    });
    clients.push(ws);
    ws.on('error', () => undefined);
    const refused = new Promise<number>((resolve) =>
      ws.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode)),
    );
    const status = await Promise.race([once(ws, 'open').then(() => 101), refused]);
    return { status, ws };
  }
  const live = `${LIVE_PATH}?EIO=4&transport=websocket`;

  it('are limited for live screens and live pages together, without affecting other addresses', async () => {
    // All these addresses belong to one IPv6 /64; entries that the client itself put before them
    // are ignored.
    const full = (at: number): string => `198.51.100.${at % 250}, 2001:db8::${at.toString(16)}`;
    const connections = Array.from({ length: most }, (_, at) => connect(live, full(at)));
    const letIn = await Promise.all(connections);
    expect(letIn.every(({ status }) => status === 101)).toBe(true);
    expect((await connect(live, full(999))).status).toBe(400);
    expect((await connect('/collab/page', full(999))).status).toBe(429);
    expect((await connect(live, '192.0.2.1')).status).toBe(101);
    expect((await connect('/collab/page', '192.0.2.1')).status).toBe(101);
    letIn[0]?.ws.terminate();
    await until(async () => (await connect(live, full(999))).status === 101);
  }, 60_000);
});
