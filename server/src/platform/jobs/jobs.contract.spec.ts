import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

import { currentCorrelationId } from '../tracing/correlation.js';
import { deliveryKey } from '../event-log/model/subscription.js';
import { until } from '../testing/until.js';
import { type JobRequest, maxTries } from './job.js';
import { type JobQueueBackend, PostgresJobQueue, RedisJobQueue } from './job-queue.js';
import { Jobs } from './jobs.js';
import { describeOnEach, everythingInRedis } from './redis.testing.js';
import { useServers } from './servers.testing.js';

const servers = useServers();

const backends: Readonly<Record<string, () => JobQueueBackend>> = {
  PostgreSQL: () => new PostgresJobQueue(servers.database.url),
  Redis: () => new RedisJobQueue(servers.redis.url),
};

describeOnEach(backends, 'jobs in %s', (kind) => {
  const closing: Jobs[] = [];

  afterEach(async () => {
    for (const jobs of closing.splice(0)) await jobs.stop();
  });

  function opened(): Jobs {
    const backend = backends[kind]?.();
    if (!backend) throw new Error(kind);
    const jobs = new Jobs(backend, { firstPauseMs: 5, leaveWithinMs: 8_000 });
    closing.push(jobs);
    return jobs;
  }

  const job = (changes: Partial<JobRequest> = {}): JobRequest => ({
    name: 'stitch',
    id: `spec-${randomUUID()}`,
    data: { seam: 7 },
    correlationId: 'spec-correlation',
    ...changes,
  });

  const some = (list: readonly unknown[], count: number): Promise<number> =>
    until(
      () => list.length,
      (length) => length >= count,
    );

  it('run with their data and the correlation id of their request', async () => {
    const jobs = opened();
    const done: unknown[] = [];
    jobs.handle('stitch', (data) => {
      done.push([data, currentCorrelationId()]);
      return Promise.resolve();
    });
    await jobs.start();
    await jobs.add(job());
    await some(done, 1);
    expect(done).toEqual([[{ seam: 7 }, 'spec-correlation']]);
  });

  it('let others go first if they are long-running', async () => {
    const jobs = opened();
    const started: unknown[] = [];
    jobs.handle('stitch', (data) => {
      started.push(data['seam']);
      return Promise.resolve();
    });
    await jobs.add(job({ data: { seam: 3 }, isPatient: true }));
    for (const seam of [1, 2]) await jobs.add(job({ data: { seam } }));
    await jobs.start();
    await some(started, 3);
    expect(started).toEqual([1, 2, 3]);
  });

  it('run once per id, even if the id is added again later', async () => {
    const jobs = opened();
    const done: unknown[] = [];
    jobs.handle('stitch', (data) => {
      done.push(data['seam']);
      return Promise.resolve();
    });
    await jobs.start();
    const id = deliveryKey('spec', { division: 12, position: Date.now() });
    await Promise.all([jobs.add(job({ id })), jobs.add(job({ id }))]);
    await some(done, 1);
    await until(
      () => jobs.counts(),
      ({ active }) => active === 0,
    );
    await jobs.add(job({ id }));
    await jobs.add(job({ data: { seam: 8 } }));
    await some(done, 2);
    expect(done).toEqual([7, 8]);
  });

  it('are tried five times and then become dead letters without the error message', async () => {
    const jobs = opened();
    const tries: number[] = [];
    jobs.handle('fail', () => {
      tries.push(tries.length + 1);
      const error = new Error('550 no such user <canary@example.test>');
      return Promise.reject(Object.assign(error, { code: 'EENVELOPE', responseCode: 550 }));
    });
    await jobs.start();
    const failing = job({ name: 'fail' });
    await jobs.add(failing);
    const dead = await until(
      async () => (await jobs.deadLetters(100)).find(({ id }) => id === failing.id),
      (found) => found !== undefined,
    );
    expect(tries).toHaveLength(maxTries);
    expect(dead).toEqual({
      ...failing,
      tries: maxTries,
      reason: 'Error EENVELOPE 550',
      failedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await everythingStored(kind)).not.toContain('canary@example.test');
  });

  it('become dead letters at once if they have no handler', async () => {
    const jobs = opened();
    await jobs.start();
    const orphan = job({ name: 'unheard-of' });
    await jobs.add(orphan);
    const dead = await until(
      async () => (await jobs.deadLetters(100)).find(({ id }) => id === orphan.id),
      (found) => found !== undefined,
    );
    expect(dead).toMatchObject({ reason: 'no handler for unheard-of', tries: 1 });
  });

  it('are retried on request, but only dead letters', async () => {
    const jobs = opened();
    let isMended = false;
    const done: unknown[] = [];
    jobs.handle('mend', (data) => {
      if (!isMended) return Promise.reject(new Error('broken'));
      done.push(data);
      return Promise.resolve();
    });
    await jobs.start();
    const broken = job({ name: 'mend' });
    await jobs.add(broken);
    const isDead = async (): Promise<boolean> =>
      (await jobs.deadLetters(100)).some(({ id }) => id === broken.id);
    await until(isDead, (dead) => dead);

    isMended = true;
    expect(await jobs.retry(broken.id)).toBe(true);
    await until(
      () => done.length,
      (count) => count > 0,
    );
    await until(isDead, (dead) => !dead);
    expect(await jobs.retry(broken.id)).toBe(false);
    expect(await jobs.retry('unheard-of')).toBe(false);
  });

  it('NTF-012 run at their time, in any process that is running then', async () => {
    const [first, second] = [opened(), opened()];
    const done: unknown[] = [];
    const stitch = (data: object) => {
      done.push(data);
      return Promise.resolve();
    };
    first.handle('stitch', stitch);
    await first.start();
    const notBefore = new Date(Date.now() + 1_000);
    await first.add(job({ data: { seam: 2 }, notBefore }));
    await first.add(job({ data: { seam: 1 }, notBefore: new Date(0) }));
    await some(done, 1);
    await first.stop();
    closing.splice(closing.indexOf(first), 1);
    second.handle('stitch', stitch);
    await second.start();
    await some(done, 2);
    expect(done).toEqual([{ seam: 1 }, { seam: 2 }]);
    expect(Date.now()).toBeGreaterThanOrEqual(notBefore.getTime());
  });

  it('finish before a process stops; waiting ones are left to the next process', async () => {
    const [first, second] = [opened(), opened()];
    const log: string[] = [];
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    first.handle('stitch', async () => {
      log.push('begun');
      await finished;
      log.push('done');
    });
    await first.start();
    await first.add(job());
    await some(log, 1);
    const stopping = first.stop().then(() => log.push('stopped'));
    closing.splice(closing.indexOf(first), 1);
    await second.add(job({ data: { seam: 9 } }));
    finish();
    await stopping;
    expect(log).toEqual(['begun', 'done', 'stopped']);
    second.handle('stitch', (data) => {
      log.push(`next ${JSON.stringify(data)}`);
      return Promise.resolve();
    });
    await second.start();
    await some(log, 4);
    expect(log.at(-1)).toBe('next {"seam":9}');
  });
});

/** Returns everything that the queue has stored. */
async function everythingStored(kind: string): Promise<string> {
  if (kind === 'Redis') return everythingInRedis(servers.redis);
  const client = new Client({ connectionString: servers.database.url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'bullmq'`,
  );
  const dumps: unknown[] = [];
  for (const { name } of tables)
    dumps.push((await client.query(`SELECT t::text FROM ${name} t`)).rows);
  await client.end();
  return JSON.stringify(dumps);
}
