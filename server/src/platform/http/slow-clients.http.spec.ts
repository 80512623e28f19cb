import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { startOwnApp, type TestApp } from '../testing/start-app.js';

describe('a client that does not finish its request', () => {
  let app: TestApp;
  let server: Server;

  beforeAll(async () => {
    app = await startOwnApp();
    server = app.nest.getHttpServer();
  });
  afterAll(() => app.close());

  it('gets as much time as a slow phone needs', () => {
    expect(server.headersTimeout).toBe(20_000);
    expect(server.requestTimeout).toBe(300_000);
  });

  it('gets 408 and is disconnected, during headers or body', async () => {
    server.headersTimeout = 100;
    server.requestTimeout = 100;
    const answers = [
      'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
      'POST /sign-up/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\n\r\nemail=',
    ].map(async (partialRequest) => {
      const client = connect(Number(new URL(app.url).port), '127.0.0.1');
      await once(client, 'connect');
      client.write(partialRequest);
      return text(client);
    });
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('gets 408 and is disconnected if its body arrives byte by byte', async () => {
    server.headersTimeout = 20_000;
    server.requestTimeout = 300_000;
    const client = connect(Number(new URL(app.url).port), '127.0.0.1');
    await once(client, 'connect');
    client.write(
      'POST /sign-up/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\n\r\nemail=',
    );
    const drip = setInterval(() => client.write('a'), 500);
    const answer = await text(client);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/^content-type: application\/problem\+json\r$/im);
    expect(answer).toContain('"code":"RequestTimedOut"');
  }, 60_000);
});
