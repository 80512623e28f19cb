import type { LiveReset, Watched } from '@selvedge/shared/live/contract';

import { LiveClient } from './live-client.js';
import {
  Line,
  pause,
  pauseMs,
  Screen,
  flushPromises,
  useStillClock,
  watching,
} from './live-client.testing.js';

describe('LiveClient', () => {
  useStillClock();

  it('opens one connection for all watchers and sends their cursors', async () => {
    const { line, client, opened } = await watching();
    const other = new Screen();
    client.watch('page', undefined, other.onEvent, other.onReset);
    await flushPromises();
    expect(opened()).toBe(1);
    expect(line.requests).toStrictEqual([
      { topic: 'orders', cursor: 'orders@5' },
      { topic: 'page' },
    ]);
  });

  it('resets a screen without a cursor once its topic is watched', async () => {
    const { line, client, screen } = await watching();
    const other = new Screen();
    client.watch('page', undefined, other.onEvent, other.onReset);
    expect(other.resets).toBe(0);
    await flushPromises();
    expect([screen.resets, other.resets]).toStrictEqual([0, 1]);
    line.disconnect();
    line.connect();
    await flushPromises();
    expect(other.resets).toBe(1);
  });

  it('passes on displayed rows of a topic until the listener is removed', async () => {
    const { line, client } = await watching();
    const rows: unknown[] = [];
    const stop = client.onShown('orders', (shown) => rows.push(...shown));
    line.receive('shown', { topic: 'orders', rows: [1, 2] });
    line.receive('shown', { topic: 'page', rows: [3] });
    stop();
    line.receive('shown', { topic: 'orders', rows: [4] });
    expect(rows).toStrictEqual([1, 2]);
  });

  it('delivers every event of a topic once', async () => {
    const { line, screen } = await watching();
    line.event(6);
    line.event(6);
    line.event(7, 'page');
    line.event(7);
    expect(screen.positions).toStrictEqual([6, 7]);
  });

  it('resumes from the latest event after a reconnection', async () => {
    const { line, screen } = await watching();
    line.event(6);
    line.disconnect();
    line.connect();
    await flushPromises();
    line.event(6);
    line.event(7);
    expect(line.requests.at(-1)).toStrictEqual({ topic: 'orders', cursor: 'orders@6' });
    expect(screen.positions).toStrictEqual([6, 7]);
  });

  it('resumes from the answer’s cursor, or from a newer event', async () => {
    const { line } = await watching();
    line.disconnect();
    line.answer = ({ topic }) => {
      line.event(9);
      return Promise.resolve({ ok: true, cursor: `${topic}@8` });
    };
    line.connect();
    await flushPromises();
    line.disconnect();
    line.connect();
    await flushPromises();
    expect(line.requests.map(({ cursor }) => cursor)).toStrictEqual([
      'orders@5',
      'orders@joined',
      'orders@9',
    ]);
  });

  it('resets a screen on request and resumes from the new cursor', async () => {
    const { line, screen } = await watching();
    const reset: LiveReset = { topic: 'orders', cursor: 'orders@99' };
    line.receive('reset', reset);
    line.receive('reset', { ...reset, topic: 'page' });
    line.disconnect();
    line.connect();
    await flushPromises();
    expect(screen.resets).toBe(1);
    expect(line.requests.at(-1)).toStrictEqual({ topic: 'orders', cursor: 'orders@99' });
  });

  it('serves two screens of one topic and unwatches it with the last', async () => {
    const { line, client, screen, stop } = await watching();
    const other = new Screen();
    const stopOther = client.watch('orders', 'orders@3', other.onEvent, other.onReset);
    await flushPromises();
    line.event(6);
    stop();
    stop();
    line.event(7);
    expect([screen.positions, other.positions]).toStrictEqual([[6], [6, 7]]);
    expect(line.unwatched).toStrictEqual([]);
    stopOther();
    expect(line.unwatched).toStrictEqual([{ topic: 'orders' }]);
  });

  it('closes an unused connection and reopens it', async () => {
    const { line, client, stop, screen } = await watching();
    stop();
    await pause();
    expect(line.connected).toBe(false);
    client.watch('orders', undefined, screen.onEvent, screen.onReset);
    await flushPromises();
    expect(line.connected).toBe(true);
    expect(line.requests).toHaveLength(2);
  });

  it('keeps the connection if another screen follows immediately', async () => {
    const { line, client, stop, screen } = await watching();
    stop();
    client.watch('page', undefined, screen.onEvent, screen.onReset);
    await pause();
    expect(line.connected).toBe(true);
  });

  it.each<[string, () => Promise<Watched>]>([
    ['is not available now', () => Promise.resolve({ error: 'unavailable' })],
    ['does not answer', () => Promise.reject(new Error('timeout'))],
  ])('retries later if the server %s', async (_what, answer) => {
    const { line, client } = await watching();
    line.disconnect();
    const answered = line.answer;
    line.answer = () => {
      line.answer = answered;
      return answer();
    };
    line.connect();
    await flushPromises();
    expect(client.status()).toBe('offline');
    await pause();
    expect(client.status()).toBe('live');
  });

  it('resets without a cursor if the server does not know it', async () => {
    const line = new Line();
    line.connected = true;
    line.answer = ({ cursor }) =>
      Promise.resolve(cursor === undefined ? { ok: true, cursor: 'new' } : { error: 'bad-cursor' });
    const client = new LiveClient(() => Promise.resolve(line), pauseMs);
    const screen = new Screen();
    client.watch('orders', 'of last year', screen.onEvent, screen.onReset);
    await flushPromises();
    expect(screen.resets).toBe(1);
    expect(client.status()).toBe('live');
  });

  it('retries if its code cannot be loaded', async () => {
    const line = new Line();
    line.connected = true;
    let tries = 0;
    const client = new LiveClient(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(line);
    }, pauseMs);
    const screen = new Screen();
    client.watch('orders', undefined, screen.onEvent, screen.onReset);
    await pause();
    expect(client.status()).toBe('live');
  });

  it('reconnects after a refusal unless socket.io does so itself', async () => {
    const { line } = await watching();
    line.disconnect();
    line.receive('connect_error', new Error('unavailable'));
    await pause();
    expect(line.connected).toBe(false);
    line.active = false;
    line.receive('connect_error', new Error('unavailable'));
    await pause();
    expect(line.connected).toBe(true);
  });

  it('closes the connection if the screen left while connecting', async () => {
    const line = new Line();
    const client = new LiveClient(() => {
      line.connected = true;
      return Promise.resolve(line);
    }, pauseMs);
    const screen = new Screen();
    client.watch('orders', undefined, screen.onEvent, screen.onReset)();
    await flushPromises();
    expect(line.connected).toBe(false);
    expect(line.requests).toStrictEqual([]);
  });
});
