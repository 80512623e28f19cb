import { pause, Screen, flushPromises, useStillClock, watching } from './live-client.testing.js';

describe('what the live client says of itself', () => {
  useStillClock();

  it('NFR-011 is away while the connection is lost, also where only a frame hears it', async () => {
    const { line, client, stop, screen } = await watching();
    client.watchQuietly('page', undefined, screen.onReset);
    stop();
    await flushPromises();
    expect(client.isAway()).toBe(false);
    line.disconnect();
    expect(client.isAway()).toBe(true);
    expect(client.status()).toBe('idle');
    line.connect();
    await flushPromises();
    expect(client.isAway()).toBe(false);
  });

  it('NFR-011 is live while everything watched comes by itself, and says when that changes', async () => {
    const { line, client } = await watching();
    const statuses: string[] = [];
    const stop = client.onStatus(() => statuses.push(client.status()));
    expect(client.status()).toBe('live');
    line.disconnect();
    line.connect();
    expect(client.status()).toBe('offline');
    await flushPromises();
    stop();
    line.disconnect();
    expect(statuses).toStrictEqual(['offline', 'live']);
  });

  it('NFR-011 is on its way until it is live, and offline only once something has failed', async () => {
    const { line, client, stop } = await watching();
    stop();
    line.disconnect();
    const screen = new Screen();
    const leave = client.watch('orders', undefined, screen.onEvent, screen.onReset);
    expect(client.status()).toBe('connecting');
    expect(client.isAway()).toBe(true);
    await flushPromises();
    expect(client.status()).toBe('live');
    line.disconnect();
    expect(client.status()).toBe('offline');
    leave();
  });

  it('is idle where nothing is watched, and offline where what is watched was refused', async () => {
    const { line, client, stop } = await watching();
    stop();
    expect(client.status()).toBe('idle');
    line.answer = () => Promise.resolve({ error: 'forbidden' });
    const screen = new Screen();
    client.watch('orders', undefined, screen.onEvent, screen.onReset);
    await flushPromises();
    expect(client.status()).toBe('offline');
    await pause();
    expect(line.requests).toHaveLength(2);
  });
});
