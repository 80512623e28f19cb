import type { DataSource, EntityManager } from 'typeorm';

import { type Fence, LeaseLost } from './leases.js';

/** Division number of the row that records a known subscriber. */
const seenBefore = -1;

/** Positions of subscribers, one per subscriber and division. */
export class Checkpoints {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the divisions of some slots with their heads. */
  headsIn(slots: readonly number[]): Promise<readonly DivisionHead[]> {
    return this.headsWhere('slot', slots);
  }

  headsOf(divisions: readonly number[]): Promise<readonly DivisionHead[]> {
    return this.headsWhere('division_id', divisions);
  }

  private async headsWhere(
    column: 'division_id' | 'slot',
    values: readonly number[],
  ): Promise<readonly DivisionHead[]> {
    const heads = await this.dataSource.query<readonly StoredHead[]>(
      `SELECT division_id AS division, slot, position FROM es_division_head
       WHERE ${column} = ANY ($1::int[])`,
      [values],
    );
    return heads.map((head) => ({ ...head, position: Number(head.position) }));
  }

  /**
   * Returns the positions in a slot, by `<division>/<subscriber>`; a missing subscriber is at 0.
   */
  async inSlot(slot: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.dataSource.query<readonly StoredCheckpoint[]>(
      `SELECT c.division_id AS division, c.subscriber, c.position
       FROM es_checkpoint c JOIN es_division_head h ON h.division_id = c.division_id
       WHERE h.slot = $1`,
      [slot],
    );
    return new Map(rows.map((row) => [nameOf(row), Number(row.position)]));
  }

  /** Returns the positions in a division, locked until the transaction ends. */
  async lock(
    manager: EntityManager,
    division: number,
    names: readonly string[],
  ): Promise<readonly number[]> {
    const found = await manager.query<readonly NamedPosition[]>(
      `SELECT subscriber, position FROM es_checkpoint
       WHERE division_id = $1 AND subscriber = ANY ($2::text[]) ORDER BY subscriber FOR UPDATE`,
      [division, names],
    );
    const rows =
      found.length === names.length ? found : await createMissing(manager, division, names);
    const positions = new Map(rows.map(({ subscriber, position }) => [subscriber, position]));
    return names.map((name) => Number(positions.get(name) ?? 0));
  }

  /**
   * Records the positions of locked checkpoints in their transaction. Throws LeaseLost if the slot
   * has another owner.
   */
  async saveLocked(
    manager: EntityManager,
    { division, names, positions }: LockedCheckpoints,
    { slot, owner, generation }: Fence,
  ): Promise<void> {
    const [, saved] = await manager.query<readonly [unknown, number]>(
      `WITH owned AS (
         SELECT FROM es_lease WHERE slot = $4 AND owner = $5 AND generation = $6 FOR SHARE
       )
       UPDATE es_checkpoint c SET position = p.position
       FROM unnest($2::text[], $3::bigint[]) AS p (subscriber, position), owned
       WHERE c.division_id = $1 AND c.subscriber = p.subscriber`,
      [division, names, positions, slot, owner, generation],
    );
    if (saved === 0) throw new LeaseLost();
  }

  /**
   * Stores positions for the slots that this process still owns. Skips positions below the stored
   * one, and positions beyond the head, which belong to a lost history.
   */
  async saveAll(passed: readonly FencedCheckpoint[]): Promise<ReadonlySet<string>> {
    const columns = [
      passed.map(({ division }) => division),
      passed.map(({ subscriber }) => subscriber),
      passed.map(({ position }) => position),
      passed.map(({ fence: { slot } }) => slot),
      passed.map(({ fence: { owner } }) => owner),
      passed.map(({ fence: { generation } }) => generation),
    ];
    const saved = await this.dataSource.query<readonly Omit<Checkpoint, 'position'>[]>(
      `INSERT INTO es_checkpoint (division_id, subscriber, position)
         SELECT p.division, p.subscriber, p.position
         FROM unnest($1::int[], $2::text[], $3::bigint[], $4::int[], $5::text[], $6::bigint[])
           AS p (division, subscriber, position, slot, owner, generation)
         JOIN es_lease l USING (slot, owner, generation)
         WHERE p.position <= (SELECT position FROM es_division_head WHERE division_id = p.division)
         ORDER BY p.division, p.subscriber FOR SHARE OF l
       ON CONFLICT (division_id, subscriber)
         DO UPDATE SET position = greatest(es_checkpoint.position, excluded.position)
       RETURNING division_id AS division, subscriber`,
      columns,
    );
    return new Set(saved.map(nameOf));
  }

  /**
   * Starts a new subscriber at the current heads, so that a new reactor does not send mails about
   * last year's orders.
   */
  async begin(subscribers: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `WITH fresh AS (
         INSERT INTO es_checkpoint (division_id, subscriber, position)
           SELECT $1, name, 0 FROM unnest($2::text[]) name
         ON CONFLICT DO NOTHING RETURNING subscriber
       )
       INSERT INTO es_checkpoint (division_id, subscriber, position)
         SELECT h.division_id, fresh.subscriber, h.position FROM es_division_head h, fresh
       ON CONFLICT DO NOTHING`,
      [seenBefore, [...subscribers]],
    );
  }
}

/** Key `<division>/<subscriber>`. */
export function nameOf({ division, subscriber }: Omit<Checkpoint, 'position'>): string {
  return `${division}/${subscriber}`;
}

/** Creates missing positions at 0, and locks all of them. */
function createMissing(
  manager: EntityManager,
  division: number,
  names: readonly string[],
): Promise<readonly NamedPosition[]> {
  return manager.query(
    `INSERT INTO es_checkpoint (division_id, subscriber, position)
       SELECT $1, name, 0 FROM unnest($2::text[]) name ORDER BY name
     ON CONFLICT (division_id, subscriber) DO UPDATE SET position = es_checkpoint.position
     RETURNING subscriber, position`,
    [division, names],
  );
}

interface LockedCheckpoints {
  readonly division: number;
  readonly names: readonly string[];
  /** One position per name. */
  readonly positions: readonly number[];
}

export interface Checkpoint {
  readonly subscriber: string;
  readonly division: number;
  readonly position: number;
}

export interface FencedCheckpoint extends Checkpoint {
  readonly fence: Fence;
}

export interface DivisionHead {
  readonly division: number;
  readonly slot: number;
  readonly position: number;
}

interface StoredHead extends Omit<DivisionHead, 'position'> {
  readonly position: string | number;
}

interface NamedPosition {
  readonly subscriber: string;
  readonly position: string | number;
}

interface StoredCheckpoint extends NamedPosition {
  readonly division: number;
}
