import { randomUUID } from 'node:crypto';

import type { Failures } from '@selvedge/shared/installation/contract';
import { DataSource } from 'typeorm';

import { Jobs } from '../../platform/jobs/jobs.js';
import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';

const path = '/omnis/v3/atlas/installation/failures';

describe('what was set aside', () => {
  let app: TestApp;
  let staff: Awaited<ReturnType<TestApp['signInStaff']>>;

  beforeAll(async () => {
    app = await startOwnApp({ SEED_DEMO: '0' });
    staff = await app.signInStaff(['stores']);
    await staff.get(`${path}/`);
  });
  afterAll(() => app.close());

  it('is listed, and read again when it can be: the rest of the shop went on meanwhile', async () => {
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

  it('has the jobs that failed, which can be tried once more', async () => {
    const id = `unheard-of-${randomUUID()}`;
    await app.get(Jobs).add({ name: 'unheard-of', id, data: {}, correlationId: 'spec' });
    const failed = await until(
      async (): Promise<Failures['jobs']> => (await staff.get(`${path}/`)).body.jobs,
      (jobs) => jobs.some((job) => job.id === id),
    );
    expect(failed[0]).toMatchObject({ id, name: 'unheard-of', reason: 'nobody does unheard-of' });

    expect((await staff.post(`${path}/jobs/retry/`, { id })).status).toBe(200);
    expect((await staff.post(`${path}/jobs/retry/`, { id: 'never' })).status).toBe(404);
  });
});
