import { connect as connectTcp, type Socket } from 'node:net';

import { until } from '../testing/until.js';
import { DeafChannel, logProcess, newDivision } from '../event-log/testing/wake-up.testing.js';
import type { Client } from './live-client.testing.js';
import { liveServer, type LiveServer, staff, useLive } from './live.testing.js';

describe('the live connection closes', () => {
  const { client, own, server, far, database } = useLive();

  const disconnected = (screen: Client): Promise<string> =>
    new Promise((resolve) => screen.socket.once('disconnect', resolve));

  it('in every process when the session of its user ends', async () => {
    const [here, there] = [
      await client({ cookie: 'staff' }),
      await client({ cookie: 'staff' }, far().port),
    ];
    const stranger = await client();
    const both = Promise.all([disconnected(here), disconnected(there)]);
    server().sessions.drop('staff:3');
    // A transport close makes the client reconnect and identify itself again.
    expect(await both).toEqual(['transport close', 'transport close']);
    expect(stranger.socket.connected).toBe(true);
  });

  it('when its user loses rights, even without a notification', async () => {
    server().people.watchers.set('staff', staff);
    const [demoted, same] = [await client({ cookie: 'staff' }), await client()];
    await server().gateway.recheckAll();
    expect(demoted.socket.connected).toBe(true);
    server().people.watchers.set('staff', {
      ...staff,
      principal: { ...staff.principal, permissions: new Set() },
    });
    const ended = disconnected(demoted);
    await server().gateway.recheckAll();
    await ended;
    expect(same.socket.connected).toBe(true);
    server().people.watchers.set('staff', staff);
  });

  it('not because users cannot be identified for a while', async () => {
    const screen = await client({ cookie: 'staff' });
    server().people.areAway = true;
    await server().gateway.recheckAll();
    server().people.areAway = false;
    expect(await screen.watch({ topic: 'notes' })).toHaveProperty('ok', true);
  });

  it('for a client that does not read', async () => {
    const division = newDivision();
    const slow = await rawClient(server().port);
    await slow.answered('0{');
    slow.send('40');
    await slow.answered('40{');
    slow.send(`420["watch",{"topic":"notes:${division}"}]`);
    await slow.answered('430[');
    await until(
      () => connections(server()),
      (count) => count === 1,
    );
    slow.socket.pause();
    const page = 'x'.repeat(20_000);
    for (let batch = 0; batch < 10; batch += 1)
      await own().take(division, ...Array.from({ length: 200 }, () => page));
    await until(
      () => connections(server()),
      (count) => count === 0,
    );
    slow.socket.destroy();
  });

  it('when the process stops, which then refuses new connections', async () => {
    const process = await logProcess(database().url);
    const stopping = await liveServer(process, new DeafChannel());
    const screen = await client({}, stopping.port);
    const ended = disconnected(screen);
    stopping.gateway.close();
    expect(await ended).toBe('transport close');
    await expect(client({}, stopping.port)).rejects.toThrow();
    await stopping.close();
    await process.close();
  });
});

function connections({ http }: LiveServer): Promise<number> {
  return new Promise((resolve, reject) =>
    http.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    }),
  );
}

/** WebSocket client (RFC 6455) written by hand, so that it can stop reading. */
async function rawClient(port: number): Promise<RawClient> {
  const socket = connectTcp(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  socket.write(
    'GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\n' +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  const answered = (packet: string): Promise<string> =>
    until(
      () => received,
      (text) => text.includes(packet),
    );
  await answered('101 Switching Protocols');
  // Text frame of less than 126 bytes, masked with zeros.
  const send = (text: string): boolean =>
    socket.write(
      Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]),
    );
  return { socket, answered, send };
}

interface RawClient {
  readonly socket: Socket;
  readonly answered: (packet: string) => Promise<string>;
  readonly send: (text: string) => boolean;
}
