import { randomUUID } from 'node:crypto';

import { untilBlocked, whileLocked } from '../testing/database-watch.testing.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import { contextIn, eventLogOn } from '../testing/tally.testing.js';

describe('an append to a cached division', () => {
  const spec = tallySpec();
  const { count } = spec;
  let division: number;
  let other: EventLogRuntime;

  beforeEach(async () => {
    ({ division } = spec);
    other = eventLogOn(spec.dataSource);
    // The division counts as unshared from the second append on.
    await count('a', 0);
    await count('a', 1);
  });

  function own(tally: string, expectedVersion: number, owner: string): Promise<unknown> {
    const event = { type: 'TallyOwned', tally, owner, name: 'Ada' };
    const streams = [{ stream: `tally-${tally}`, expectedVersion, events: [event] }];
    return spec.runtime.log.append({ context: contextIn(division), streams });
  }

  it('detects a refolded row although no event was appended', async () => {
    const owner = `customer:${randomUUID()}`;
    await own('a', 2, owner);
    await count('a', 3);
    await other.erasure.erase(owner);
    await count('a', 4);

    const [row] = await spec.dataSource.query<{ name: string | null; total: number }[]>(
      `SELECT name, total FROM spec_tally WHERE division_id = $1 AND tally = 'a'`,
      [division],
    );
    expect(row).toEqual({ name: null, total: 4 });
  });

  it('clears the cache after an erasure by this process', async () => {
    const owner = `customer:${randomUUID()}`;
    await own('a', 2, owner);
    expect(spec.runtime.projector.cache.head(division)).toBeDefined();
    await spec.runtime.erasure.erase(owner);

    expect(spec.runtime.projector.cache.head(division)).toBeUndefined();
  });

  it('projects no personal data of a subject erased during the write', async () => {
    const owner = `customer:${randomUUID()}`;
    await own('a', 2, owner);
    await whileLocked(spec.dataSource, division, async (holder) => {
      const writing = own('a', 3, owner);
      await untilBlocked(spec.dataSource);
      await spec.runtime.keys.destroy(spec.dataSource.manager, owner);
      await holder.commitTransaction();
      await writing;
    });

    const rows = await spec.dataSource.query<unknown>(
      `SELECT name FROM spec_tally WHERE division_id = $1 AND tally = 'a'`,
      [division],
    );
    expect(rows).toEqual([{ name: null }]);
  });
});
