import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

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

  it.each(['/sign-up/', '/omnis/v3/search/', '/omnis/v3/checkout/orders/'])(
    'is not reported as an unavailable database if it hangs up during a body to %s',
    async (path) => {
      const warnings: unknown[] = [];
      const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => {
        warnings.push(line);
      });
      const error = jest.spyOn(Logger.prototype, 'error').mockImplementation((line: unknown) => {
        warnings.push(line);
      });
      const client = connect(Number(new URL(app.url).port), '127.0.0.1');
      const arrived = once(server, 'request');
      client.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n` +
          'Content-Type: application/json\r\n\r\n{"a":',
      );
      const [request] = await arrived;
      const closed = new Promise((resolve) => request.once('close', resolve));
      client.destroy();
      await closed;
      // Answered after the error of the first request was handled.
      await fetch(new URL('/livez', app.url));
      expect(warnings).toEqual([]);
      for (const spy of [warn, error]) spy.mockRestore();
    },
  );
});
