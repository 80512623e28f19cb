import { randomBytes, randomUUID } from 'node:crypto';

import { testDataSource } from '../../testing/database.js';
import { untilBlocked } from '../testing/database-watch.testing.js';
import { SubjectKeys } from './subject-keys.js';

describe('the keys of subjects', () => {
  it('are those of the process that created them first', async () => {
    const dataSource = await testDataSource([]);
    const keys = new SubjectKeys(randomBytes(32));
    const subject = `customer:${randomUUID()}`;
    const [first, second] = await dataSource.transaction(async (manager) => {
      const made = await keys.ensure(manager, [subject, subject]);
      const waiting = keys.ensure(dataSource.manager, [subject]);
      await untilBlocked(dataSource);
      return [made, () => waiting] as const;
    });

    expect(await second()).toEqual(first);
    expect(await keys.ensure(dataSource.manager, [subject])).toEqual(first);
    await dataSource.destroy();
  });

  it('are useless without DATA_KEY', async () => {
    const dataSource = await testDataSource([]);
    const subject = `customer:${randomUUID()}`;
    await new SubjectKeys(randomBytes(32)).ensure(dataSource.manager, [subject]);

    await expect(
      new SubjectKeys(randomBytes(32)).find(dataSource.manager, [subject]),
    ).rejects.toThrow();
    await dataSource.destroy();
  });
});
