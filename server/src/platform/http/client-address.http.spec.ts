import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';

import { startApp, type TestApp } from '../testing/start-app.js';

describe('the address of a client', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });

  it('is still known after the client has hung up', async () => {
    const server: Server = app.nest.getHttpServer();
    const client = connect(Number(new URL(app.url).port), '127.0.0.1');
    const requested = once(server, 'request');
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    // Node's own event.
    const [{ socket }] = (await requested) as [IncomingMessage];
    // Not `once`, which rejects with the connection's error.
    const closed = new Promise((resolve) => socket.on('close', resolve));
    client.resetAndDestroy();
    await closed;
    expect(socket.remoteAddress).toBe('127.0.0.1');
  });
});
