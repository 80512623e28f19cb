import { once } from 'node:events';
import { request } from 'node:http';

import { newDivision } from '../event-log/testing/wake-up.testing.js';
import { maxRequestsPerMinute, maxTopics } from './live-connection.js';
import { type Handshake, received, textsIn } from './live-client.testing.js';
import { useLive } from './live.testing.js';

describe('the live connection', () => {
  const { client, own, server } = useLive();

  describe('refuses', () => {
    it.each([
      ['nothing', undefined],
      ['null', null],
      ['a text', 'notes:1'],
      ['a number', 7],
      ['a list', ['notes:1']],
      ['a list of requests', [{ topic: 'notes:1' }]],
      ['no topic', {}],
      ['a topic that is not a text', { topic: { name: 'notes:1' } }],
      ['a cursor that is not a text', { topic: 'notes:1', cursor: 7 }],
      ['a topic with invalid characters', { topic: 'notes:a b' }],
      ['an empty topic', { topic: '' }],
      ['a topic with an empty part', { topic: 'notes:' }],
      ['a topic that ends with a line break', { topic: 'notes:1\n' }],
      ['a topic that is too long', { topic: `notes:${'1'.repeat(65)}` }],
      ['a topic with too many parts', { topic: 'notes:1:2:3:4' }],
      ['a null cursor', { topic: 'notes:1', cursor: null }],
    ])('%s', async (_what, message) => {
      const screen = await client();
      expect(await screen.watch(message)).toEqual({ error: 'malformed' });
    });

    it.each([
      'orders',
      'notes:1:2',
      'notes:x',
      'xnotes:1',
      'counted:0',
      'counted:007',
      'counted:1e3',
      'counted:0x10',
      'counted:12345678901',
      'paged:7',
    ])('the topic "%s", which no feature offers', async (topic) => {
      const screen = await client();
      expect(await screen.watch({ topic })).toEqual({ error: 'unknown-topic' });
    });

    it.each([
      '',
      'not base64 of anything',
      Buffer.from('null').toString('base64url'),
      Buffer.from('[1]').toString('base64url'),
      Buffer.from('{"12":-1}').toString('base64url'),
      Buffer.from('{"12":1.5}').toString('base64url'),
      Buffer.from('{"12":"1"}').toString('base64url'),
      Buffer.from('{"twelve":1}').toString('base64url'),
      Buffer.from(`{"12":1${' '.repeat(60_000)}}`).toString('base64url'),
    ])('the cursor %#', async (cursor) => {
      const screen = await client();
      const topic = `notes:${newDivision()}`;
      expect(await screen.watch({ topic, cursor })).toEqual({ error: 'bad-cursor' });
    });

    it('a topic that the client may not see', async () => {
      const screen = await client();
      expect(await screen.watch({ topic: 'notes' })).toEqual({ error: 'forbidden' });
    });

    it('more topics than the limit, but not topics it already watches', async () => {
      const screen = await client();
      const first = newDivision();
      for (let topic = 0; topic < maxTopics; topic += 1)
        await screen.watch({ topic: `notes:${first + topic}` });
      expect(await screen.watch({ topic: `notes:${first + maxTopics}` })).toEqual({
        error: 'too-many-topics',
      });
      expect(await screen.watch({ topic: `notes:${first}` })).toHaveProperty('ok', true);
    });

    it('more requests than the limit', async () => {
      const screen = await client();
      const topic = `notes:${newDivision()}`;
      const answers = await Promise.all(
        Array.from({ length: maxRequestsPerMinute + 1 }, () => screen.watch({ topic })),
      );
      expect(answers.at(-2)).toHaveProperty('ok', true);
      expect(answers.at(-1)).toEqual({ error: 'too-many-requests' });
    });

    it('nothing else after a message without an acknowledgement, or an unknown one', async () => {
      const screen = await client();
      screen.socket.emit('watch', { topic: `notes:${newDivision()}` });
      screen.socket.emit('watch');
      screen.socket.emit('watch', 1, 2);
      screen.socket.emit('anything', 1);
      expect(await screen.watch(null)).toEqual({ error: 'malformed' });
    });

    it('events to a client that requested no acknowledgement', async () => {
      const screen = await client();
      const [division, still] = [newDivision(), newDivision()];
      screen.socket.emit('watch', { topic: `notes:${division}` });
      await screen.watch({ topic: `notes:${still}` });
      await own().take(division, 'unasked');
      await own().take(still, 'asked');
      await received(screen, 1);
      expect(textsIn(screen.events)).toEqual(['asked']);
    });

    it('a message that is too large, by closing that connection only', async () => {
      const [screen, still] = [await client(), await client()];
      const disconnected = new Promise((resolve) => screen.socket.once('disconnect', resolve));
      screen.socket.emit('watch', { topic: 'x'.repeat(200_000) });
      await disconnected;
      expect(await still.watch(null)).toEqual({ error: 'malformed' });
    });
  });

  describe('admits', () => {
    const handshakes: readonly (readonly [string, Handshake])[] = [
      ['a page of another host', { host: 'tropic.test', origin: 'http://evil.test' }],
      ['a page of another port', { host: 'tropic.test:3000', origin: 'http://tropic.test:4000' }],
      ['a sandboxed page', { host: 'tropic.test', origin: 'null' }],
      ['a host without a shop', { host: 'nowhere.test' }],
    ];

    it.each(handshakes)('no %s', async (_who, handshake) => {
      await expect(client(handshake)).rejects.toThrow(/foreign-origin|unknown-host/);
    });

    it('no client while sessions cannot be looked up', async () => {
      server().people.areAway = true;
      await expect(client()).rejects.toThrow('unavailable');
      server().people.areAway = false;
      expect((await client()).socket.connected).toBe(true);
    });

    it.each<Handshake>([
      { host: 'tropic.test:3000', origin: 'http://tropic.test:3000' },
      { host: 'Tropic.test', origin: 'https://tropic.test' },
    ])('a page of its own host, %j', async (handshake) => {
      expect((await client(handshake)).socket.connected).toBe(true);
    });

    it('no polling, since its requests would reach different processes', async () => {
      const url = `http://127.0.0.1:${server().port}/live/?EIO=4&transport=polling`;
      expect((await fetch(url)).status).toBe(400);
    });

    it('no upgrades of other paths, and leaves them to their handlers', async () => {
      const { http, port } = server();
      const upgrade = 'Connection: upgrade\r\nUpgrade: websocket';
      http.once('upgrade', (_request, socket) =>
        setTimeout(() => socket.end(`HTTP/1.1 101 Here you are\r\n${upgrade}\r\n\r\n`), 1_200),
      );
      const headers = { connection: 'upgrade', upgrade: 'websocket' };
      const upgradeRequest = request({
        host: '127.0.0.1',
        port,
        path: '/collab/room',
        headers,
      }).end();
      const [response] = await once(upgradeRequest, 'upgrade');
      expect(response).toMatchObject({ statusCode: 101, statusMessage: 'Here you are' });
    });
  });
});
