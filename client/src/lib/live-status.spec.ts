import { pause, Screen, flushPromises, useStillClock, watching } from './live-client.testing.js';

describe('live client status', () => {
  useStillClock();

  it('NFR-011 reports away while the connection is lost, also for quiet subscriptions', async () => {
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

  it('NFR-011 is live while all topics are delivered, and notifies changes', async () => {
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

  it('NFR-011 is connecting at first, and offline only after a failure', async () => {
    const { line, client, stop } = await watching();
    stop();
    line.disconnect();
    const screen = new Screen();
    const leave = client.watch('orders', undefined, screen.onEvent, screen.onReset);
    expect(client.status()).toBe('connecting');
    expect(client.isAway()).toBe(false);
    await flushPromises();
    expect(client.status()).toBe('live');
    line.disconnect();
    expect(client.status()).toBe('offline');
    expect(client.isAway()).toBe(true);
    leave();
  });

  it('is idle without watchers, and offline if a topic was refused', async () => {
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
