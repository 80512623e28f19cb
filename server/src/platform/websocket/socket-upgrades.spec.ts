import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { WebSocket, type ClientOptions } from 'ws';

import { readConfig } from '../config/read-config.js';
import { until } from '../testing/until.js';
import type { ClientSocket } from './client-socket.js';
import type { SocketEndpoint } from './socket-endpoint.js';
import { SocketLimits } from './socket-limits.js';
import { SocketUpgrades } from './socket-upgrades.js';

const DATA_KEY = Buffer.alloc(32).toString('base64');
const config = readConfig({ NODE_ENV: 'test', DATA_KEY });
const codes = { malformed: 4400, tooSlow: 4508 };

describe('the sockets below a path', () => {
  let http: Server;
  let upgrades: SocketUpgrades;
  let endpoint: SocketEndpoint;
  let port: number;
  let accepted: ClientSocket[];
  const clients: WebSocket[] = [];

  beforeAll(async () => {
    http = createServer();
    upgrades = new SocketUpgrades(new SocketLimits(config));
    endpoint = upgrades.serve({
      ...{ prefix: '/notes/', protocol: 'notes', maxFrameBytes: 1_000, tooBig: 4413, codes },
      maxUnreadBytes: 1_000_000,
      idleFrame: new Uint8Array([7]),
      connected: (socket) => accepted.push(socket),
    });
    upgrades.attach(http);
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    // A TCP server that listens has an address of this type.
    ({ port } = http.address() as AddressInfo);
  });
  beforeEach(() => {
    accepted = [];
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.terminate();
  });
  afterAll(async () => {
    upgrades.stop();
    http.close();
    await once(http, 'close');
  });

  const opened = async (options: ClientOptions = {}) => {
    const client = new WebSocket(`ws://127.0.0.1:${port}/notes/one`, options);
    clients.push(client);
    const ended = new Promise<number>((resolve) => client.on('close', resolve));
    await once(client, 'open');
    const [socket] = accepted.splice(0);
    if (socket === undefined) throw new Error('No connection was accepted.');
    return { client, ended, socket };
  };

  it('lose no frame sent before the server listens', async () => {
    const { client, socket } = await opened();
    client.send(Buffer.from([1]));
    client.send(Buffer.from([2]));
    const received: number[] = [];
    socket.listen(
      (frame) => received.push(...frame),
      () => undefined,
    );
    await until(() => received.length === 2);
    expect(received).toStrictEqual([1, 2]);
  });

  it.each([
    ['a text frame', 'hello', codes.malformed],
    ['a frame that is too big', Buffer.alloc(2_000), 4413],
  ])('close after %s', async (_, frame, code) => {
    const { client, ended, socket } = await opened();
    socket.listen(
      () => undefined,
      () => undefined,
    );
    client.send(frame);
    expect(await ended).toBe(code);
  });

  it('close for a client that does not read', async () => {
    const { client, socket } = await opened();
    client.pause();
    const ends: string[] = [];
    socket.listen(
      () => undefined,
      () => ends.push('gone'),
    );
    for (let mega = 0; mega < 100 && ends.length === 0; mega += 1)
      socket.send(new Uint8Array(1_000_000));
    expect(ends).toStrictEqual(['gone']);
  });

  it('close for an unresponsive client, and send a keep-alive to an idle one', async () => {
    const dead = await opened({ autoPong: false });
    const quiet = await opened();
    let frameCount = 0;
    for (const { socket } of [dead, quiet])
      socket.listen(
        () => (frameCount += 1),
        () => undefined,
      );
    const frames: Buffer[] = [];
    quiet.client.on('message', (frame: Buffer) => frames.push(frame));
    const pinged = once(quiet.client, 'ping');
    upgrades.beat();
    await pinged;
    await until(() => frames.length);
    expect(frames).toStrictEqual([Buffer.from([7])]);
    // A frame sent after the pong proves that the pong has arrived.
    quiet.client.send(Buffer.from([1]));
    await until(() => frameCount);
    upgrades.beat();
    expect(await dead.ended).toBe(1006);
    expect(quiet.client.readyState).toBe(WebSocket.OPEN);
  });

  it('close for all clients with the reason', async () => {
    const { ended } = await opened();
    endpoint.closeAll(4503);
    expect(await ended).toBe(4503);
  });

  it.each([
    ['/elsewhere', 'Host: x', '404 Not Found'],
    ['/notes/one', 'Host: x\r\nHost: y', '400 Bad Request'],
  ])('refuse %s with %s', async (path, host, status) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET ${path} HTTP/1.1\r\n${host}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(status);
    socket.destroy();
  });
});
