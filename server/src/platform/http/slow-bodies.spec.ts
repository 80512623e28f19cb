import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { answerClientError } from './client-errors.js';
import { refuseSlowBodies } from './slow-bodies.js';

const rate = { bytesPerSecond: 1_000, graceMs: 100, longestStallMs: 200, checkEveryMs: 20 };
/** Half of the minimum rate, and five times the rate. */
const bytesPerCheck = { slow: 10, fast: 100 };

describe('a slow request body', () => {
  let server: Server;
  let client: Socket;
  let timer: NodeJS.Timeout | undefined;

  afterEach(async () => {
    clearInterval(timer);
    client.destroy();
    server.close();
    await once(server, 'close');
  });

  async function begin(
    length: number,
    handle: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<Promise<string>[]> {
    server = createServer(handle);
    server.on('clientError', (error, socket: Socket) => {
      answerClientError(error, socket, {});
    });
    refuseSlowBodies(server, rate);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    // A server that listens on a TCP port has an address of this type.
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
    await once(server, 'request');
    // Wrapped in a list, or `await` would wait for the answer.
    return [text(client)];
  }

  const drip = (bytes: number): void => {
    timer = setInterval(() => client.write('a'.repeat(bytes)), rate.checkEveryMs);
  };

  const read = (request: IncomingMessage, response: ServerResponse): void => {
    request.on('error', () => undefined);
    request.resume().once('end', () => response.setHeader('connection', 'close').end());
  };

  it('is refused below the minimum rate', async () => {
    const [answer] = await begin(1_000_000, read);
    drip(bytesPerCheck.slow);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is refused when it stalls, regardless of how much arrived before', async () => {
    const [answer] = await begin(1_000_000, read);
    client.write('a'.repeat(50_000));
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is accepted above the minimum rate', async () => {
    const [answer] = await begin(4_000, read);
    drip(bytesPerCheck.fast);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is not refused while the server does not read it', async () => {
    const bytes = 500_000;
    const [answer] = await begin(bytes, (request, response) => {
      setTimeout(() => {
        read(request, response);
      }, 4 * rate.longestStallMs);
    });
    client.write('a'.repeat(bytes));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is cut off if the answer was sent before its end', async () => {
    const [answer] = await begin(1_000_000, (request, response) => {
      request.on('error', () => undefined);
      response.end('too early');
    });
    drip(bytesPerCheck.slow);
    expect(await answer?.catch(() => 'reset')).not.toContain('408');
    expect(client.destroyed).toBe(true);
  });
});
