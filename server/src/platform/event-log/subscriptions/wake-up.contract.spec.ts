import { Client } from 'pg';

import { until } from '../../testing/until.js';
import { decodeHint, encodeHint, type Hint, type WakeUpChannel } from './wake-up-channel.js';
import { PostgresWakeUpChannel } from './wake-up-postgres.js';
import { RedisWakeUpChannel } from './wake-up-redis.js';
import { WakeUp } from './wake-up.js';
import { DeafChannel, logProcess, newDivision } from '../testing/wake-up.testing.js';
import { describeOnEach } from '../../jobs/redis.testing.js';
import { useServers } from '../../jobs/servers.testing.js';

const heads = (...entries: readonly (readonly [number, number])[]): Hint => ({
  heads: new Map(entries),
  dropped: [],
});

const servers = useServers();

const channels: Readonly<Record<string, () => WakeUpChannel>> = {
  PostgreSQL: () => new PostgresWakeUpChannel(servers.database.url),
  Redis: () => new RedisWakeUpChannel(servers.redis.url),
};

describeOnEach(channels, 'hints by %s', (kind) => {
  const open: WakeUpChannel[] = [];

  afterEach(async () => {
    for (const channel of open.splice(0)) await channel.stop();
  });

  async function opened(): Promise<{ readonly channel: WakeUpChannel; readonly received: Hint[] }> {
    const channel = channels[kind]?.();
    if (!channel) throw new Error(kind);
    open.push(channel);
    const received: Hint[] = [];
    await channel.start((hint) => received.push(hint));
    return { channel, received };
  }

  it('reach other processes, but never their own', async () => {
    const [one, other, third] = [await opened(), await opened(), await opened()];
    await one.channel.send({ heads: new Map([[12, 5]]), dropped: ['customer:7'] });
    for (const { received } of [other, third]) {
      await until(
        () => received.length,
        (count) => count > 0,
      );
      expect(received).toEqual([{ heads: new Map([[12, 5]]), dropped: ['customer:7'] }]);
    }
    expect(one.received).toEqual([]);
  });

  it('carry messages of features', async () => {
    const [one, other] = [await opened(), await opened()];
    const messages = [['topic', 'text'] as const];
    await one.channel.send({ ...heads(), messages: [...messages, ['topic', 'x'.repeat(7_000)]] });
    await until(() => other.received.length);
    expect(other.received).toEqual([{ ...heads(), messages }]);
  });

  it('of many divisions arrive completely', async () => {
    const [one, other] = [await opened(), await opened()];
    const many = Array.from({ length: 3_000 }, (_, index) => [2_000_000_000 + index, 9] as const);
    await one.channel.send(heads(...many));
    const seen = (): number => other.received.reduce((sum, hint) => sum + hint.heads.size, 0);
    expect(await until(seen, (count) => count >= 3_000)).toBe(3_000);
  });
});

describe('hints by PostgreSQL', () => {
  it('arrive again after the connection was lost', async () => {
    const [one, other] = [0, 1].map(() => new PostgresWakeUpChannel(servers.database.url));
    const received: Hint[] = [];
    await one?.start(() => undefined);
    await other?.start((hint) => received.push(hint));
    await cutWakeUps(servers.database.url);
    await until(
      async () => {
        await one?.send(heads([1, 1]));
        return received.length;
      },
      (count) => count > 0,
    );
    await one?.stop();
    await other?.stop();
  });

  it('are lost without other effects if the database is unreachable', async () => {
    const channel = new PostgresWakeUpChannel('postgres://127.0.0.1:1/none');
    await channel.start(() => undefined);
    await channel.send(heads([1, 1]));
    await channel.stop();
  });
});

describe('hints by Redis', () => {
  it('are lost without other effects if Redis is unreachable', async () => {
    const channel = new RedisWakeUpChannel('redis://127.0.0.1:1');
    await channel.start(() => undefined);
    await channel.send(heads([1, 1]));
    await channel.stop();
  });
});

describe('a hint as text', () => {
  it.each(['', '{', '7', '{}', '[]', '[7]', '[null,[1,2]]'])('is not decoded from %s', (text) => {
    expect(decodeHint('me', text)).toBeUndefined();
  });

  it('keeps the readable entries', () => {
    expect(decodeHint('me', '["you",[1,2],[1],["a","b"],[1,2,3],null,"customer:7"]')).toEqual({
      heads: new Map([[1, 2]]),
      dropped: ['customer:7'],
    });
  });

  it('fits into a NOTIFY, and drops longer entries', () => {
    const dropped = Array.from({ length: 500 }, (_, index) => `customer:${index}`.padEnd(100, '0'));
    const texts = encodeHint('me', { heads: new Map(), dropped: [...dropped, 'x'.repeat(101)] });
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8_000);
    const read = texts.flatMap((text) => decodeHint('you', text)?.dropped ?? []);
    expect(read).toEqual(dropped);
  });

  it('fits with long messages of features', () => {
    const long = [6_900, 3_000, 3_000, 50].map((size): [string, string] => [
      'a',
      'é'.repeat(size / 2),
    ]);
    const heads = new Map([[1, 2]]);
    const messages = [...long, ['a', 'x'.repeat(7_000)] as const];
    const texts = encodeHint('me', { heads, dropped: [], messages });
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8_000);
    expect(texts.flatMap((text) => decodeHint('you', text)?.messages ?? [])).toEqual(long);
    expect(decodeHint('you', texts[0] ?? '')?.heads).toEqual(heads);
  });
});

describe('the wake-up', () => {
  it('batches commits while a hint is being sent', async () => {
    const own = await logProcess(servers.database.url);
    const slow = new SlowChannel();
    const wakeUp = new WakeUp(own.log, slow);
    await wakeUp.start();
    const division = newDivision();
    for (const text of ['one', 'two', 'three']) await own.take(division, text);
    slow.release();
    await wakeUp.stop();
    expect(slow.sent).toEqual([heads([division, 1]), heads([division, 3])]);
    await own.close();
  });

  it('notifies this process and the others of dropped subjects', async () => {
    const own = await logProcess(servers.database.url);
    const deaf = new DeafChannel();
    const wakeUp = new WakeUp(own.log, deaf);
    await wakeUp.start();
    const dropped: string[] = [];
    const stop = wakeUp.onDrop((subject) => dropped.push(subject));
    wakeUp.drop('customer:7');
    stop();
    wakeUp.drop('customer:8');
    await wakeUp.stop();
    expect(dropped).toEqual(['customer:7']);
    expect(deaf.sent.flatMap((hint) => hint.dropped)).toEqual(['customer:7', 'customer:8']);
    await own.close();
  });
});

/** Delays the first hint until it is released. */
class SlowChannel extends DeafChannel {
  private readonly released: Promise<void>;
  release: () => void = () => undefined;

  constructor() {
    super();
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  override async send(hint: Hint): Promise<void> {
    await super.send(hint);
    await this.released;
  }
}

async function cutWakeUps(url: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'selvedge wake-up' AND datname = current_database()`,
  );
  await admin.end();
}
