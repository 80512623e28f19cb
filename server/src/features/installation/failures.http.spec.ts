import { randomUUID } from 'node:crypto';

import { jest } from '@jest/globals';
import type { Failures } from '@selvedge/shared/installation/contract';
import { DataSource } from 'typeorm';

import { Jobs } from '../../platform/jobs/jobs.js';
import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';

const path = '/omnis/v3/atlas/installation/failures';

describe('failures of an installation', () => {
  let app: TestApp;
  let staff: Awaited<ReturnType<TestApp['signInStaff']>>;

  beforeAll(async () => {
    app = await startOwnApp({ SEED_DEMO: '0' });
    staff = await app.signInStaff(['stores']);
    await staff.get(`${path}/`);
  });
  afterAll(() => app.close());

  it('include an unreadable event until a retry succeeds', async () => {
    const { division } = await app.openStore();
    const query = (sql: string, parameters: unknown[]): Promise<unknown> =>
      app.get(DataSource).query(sql, parameters);
    await query(
      `INSERT INTO es_unreadable_event (division_id, position, type, schema_version, problem)
       VALUES ($1, 1, 'StoreOpened', 1, 'of a newer version')`,
      [division],
    );
    const place = { division, position: 1 };
    const { body } = await staff.get(`${path}/`);
    expect(body.events).toEqual([
      {
        ...place,
        type: 'StoreOpened',
        problem: 'of a newer version',
        noticedAt: expect.any(String),
      },
    ]);

    const left = await staff.post(`${path}/events/retry/`, place);
    expect([left.status, left.body.events]).toEqual([200, []]);
    expect((await staff.post(`${path}/events/retry/`, place)).status).toBe(404);
  });

  it('include failed jobs, which can be retried', async () => {
    const id = `unheard-of-${randomUUID()}`;
    await app.get(Jobs).add({ name: 'unheard-of', id, data: {}, correlationId: 'spec' });
    const failed = await until(
      async (): Promise<Failures['jobs']> => (await staff.get(`${path}/`)).body.jobs,
      (jobs) => jobs.some((job) => job.id === id),
    );
    expect(failed[0]).toMatchObject({
      id,
      name: 'unheard-of',
      reason: 'no handler for unheard-of',
    });

    expect((await staff.post(`${path}/jobs/retry/`, { id })).status).toBe(200);
    expect((await staff.post(`${path}/jobs/retry/`, { id: 'never' })).status).toBe(404);
  });

  /**
   * Appends an event that no projection can fold: an `OrderPlaced` without data. Returns its
   * position.
   */
  async function poison(division: number): Promise<number> {
    const rows = await app.get(DataSource).query<{ position: string }[]>(
      `WITH head AS (
         UPDATE es_division_head SET position = position + 1 WHERE division_id = $1 RETURNING position
       )
       INSERT INTO es_event (division_id, position, stream_id, stream_type, version, type,
         schema_version, data, meta, event_id, occurred_at)
       SELECT $1, position, 'order-0', 'order', 1, 'OrderPlaced', 1, '{}',
         '{"actor":"system:test","correlationId":"test"}', gen_random_uuid(), now()
       FROM head RETURNING position`,
      [division],
    );
    return Number(rows[0]?.position);
  }

  it('include stalled subscribers, which skip the event once a reason is given', async () => {
    const { division } = await app.openStore();
    const position = await poison(division);
    const stalls = async (): Promise<Failures['stalls']> => {
      const { body }: { body: Failures } = await staff.get(`${path}/`);
      return body.stalls.filter((one) => one.division === division);
    };
    const sales = { division, subscriber: 'product-sales', position };
    const [stall] = await until(
      async () => (await stalls()).filter((one) => one.subscriber === sales.subscriber),
      ({ length }) => length > 0,
    );
    expect(stall).toMatchObject({ ...sales, type: 'OrderPlaced' });
    expect(stall?.problem).toContain('OrderPlaced is damaged');

    const again = await staff.post(`${path}/stalls/retry/`, sales);
    expect(again.status).toBe(200);
    await until(async () => (await stalls()).some((one) => one.subscriber === sales.subscriber));

    const skip = (body: object, by = staff) => by.post(`${path}/stalls/skip/`, body);
    const reason = 'Written by hand, and by mistake.';
    expect((await skip(sales)).status).toBe(422);
    expect((await skip({ ...sales, reason, position: position + 1 })).status).toBe(404);
    expect((await skip({ ...sales, reason, subscriber: 'nobody' })).status).toBe(404);
    const viewer = await app.signInStaff(['users-view']);
    expect((await skip({ ...sales, reason }, viewer)).status).toBe(403);
    for (const { subscriber } of await stalls())
      expect((await skip({ ...sales, subscriber, reason })).status).toBe(200);

    await until(async () => {
      for (const { subscriber } of await stalls()) await skip({ ...sales, subscriber, reason });
      const [checkpoint] = await app
        .get(DataSource)
        .query<{ position: string }[]>(
          'SELECT position FROM es_checkpoint WHERE division_id = $1 AND subscriber = $2',
          [division, sales.subscriber],
        );
      return Number(checkpoint?.position) >= position && (await stalls()).length === 0;
    });
    const skipped = await app
      .get(DataSource)
      .query<{ data: object; meta: { actor: string } }[]>(
        `SELECT data, meta FROM es_event WHERE type = 'EventSkipped' AND data @> $1`,
        [JSON.stringify(sales)],
      );
    expect(skipped).toEqual([
      {
        data: { ...sales, reason },
        meta: expect.objectContaining({ actor: `staff:${String(staff.subject.id)}` }),
      },
    ]);
  });

  it('report many stalls with one statement per poll, and write nothing while they are unchanged', async () => {
    const divisions: number[] = [];
    for (let shop = 0; shop < 3; shop += 1) divisions.push((await app.openStore()).division);
    await Promise.all(divisions.map(poison));
    const rows = (): Promise<readonly { division: number; xmin: string }[]> =>
      app.get(DataSource).query(
        `SELECT division_id AS division, subscriber, xmin::text FROM es_stall
         WHERE division_id = ANY ($1) ORDER BY 1, 2`,
        [divisions],
      );
    const statements = jest.spyOn(app.get(DataSource), 'query');
    const looks = (): number => statements.mock.calls.filter(isLook).length;
    await until(
      async () => new Set((await rows()).map(({ division }) => division)).size,
      (size) => size === divisions.length,
    );
    // Other subscribers stall at the same events, so wait until the rows are stable.
    let before = await rows();
    const settled = await until(
      async () => {
        await nextPoll(looks);
        const [earlier, now] = [before, await rows()];
        before = now;
        return { earlier, now };
      },
      ({ earlier, now }) => JSON.stringify(earlier) === JSON.stringify(now),
    ).then(({ now }) => now);
    expect(settled.length).toBeGreaterThan(divisions.length);
    await nextPoll(looks);
    await nextPoll(looks);
    expect(await rows()).toEqual(settled);
    const about = JSON.stringify(statements.mock.calls.findLast(isLook));
    for (const { division } of settled) expect(about).toContain(`\\"division\\":${division},`);
    statements.mockRestore();
  });
});

const isLook = ([sql]: readonly unknown[]): boolean => String(sql).includes('INSERT INTO es_stall');

/** Resolves after two more polls, so that at least one complete poll lies in between. */
async function nextPoll(looks: () => number): Promise<void> {
  const seen = looks();
  await until(looks, (now) => now >= seen + 2);
}
