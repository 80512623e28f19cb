import { randomUUID } from 'node:crypto';

import type { DataSource } from 'typeorm';

/** Divisions are distributed over this many slots; one process at a time works on a slot. */
export const slotCount = 64;
/** Lease duration: how long a silent process keeps its slots. */
export const leaseMs = 10_000;
/** Renewal interval: three renewals per lease. */
export const renewEveryMs = 3_000;

/** Proof of owning a slot: each new owner gets a higher generation. */
export interface Fence {
  readonly slot: number;
  readonly owner: string;
  readonly generation: number;
}

/** Another process owns the slot now; results must not be recorded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor() {
    super('Another process owns the slot now.');
  }
}

interface Held {
  readonly generation: number;
  /** Expiry by this process's clock, read before the database sets its own. */
  readonly until: number;
}

type SlotRows = readonly { readonly slot: number; readonly generation: string | number }[];

/**
 * Slot leases of this process. They are rows, because a transaction pooler would break session
 * locks. No process takes more than its fair share, and a process with more returns the surplus.
 */
export class Leases {
  readonly owner = randomUUID();
  private held = new Map<number, Held>();
  /**
   * Slots being given back: still owned, so that running work can be recorded, but closed to new
   * work.
   */
  private readonly leaving = new Set<number>();

  constructor(private readonly dataSource: DataSource) {}

  /** Fence of a slot; undefined if this process does not own it or its lease has run out. */
  fence(slot: number): Fence | undefined {
    const held = this.held.get(slot);
    if (!held || performance.now() >= held.until) return undefined;
    return { slot, owner: this.owner, generation: held.generation };
  }

  /** Slots in which this process may start work. */
  slots(): readonly number[] {
    return [...this.held.keys()].filter(
      (slot) => !this.leaving.has(slot) && this.fence(slot) !== undefined,
    );
  }

  /**
   * Renews its leases and takes its fair share of free slots. Returns the surplus slots: no new
   * work may start there, and the caller releases them once running work has ended.
   */
  async renew(): Promise<readonly number[]> {
    const until = performance.now() + leaseMs;
    const extended = await this.extend();
    this.hold(extended, until);
    const share = Math.ceil(slotCount / (await this.workers()));
    if (extended.length < share) {
      const taken = await this.take(share - extended.length);
      this.hold([...extended, ...taken], until);
    }
    return this.giveUp(share);
  }

  async release(slots: readonly number[]): Promise<void> {
    for (const slot of slots) this.held.delete(slot);
    await this.dataSource.query(
      'UPDATE es_lease SET until = now() WHERE owner = $1 AND slot = ANY ($2::int[])',
      [this.owner, slots],
    );
    for (const slot of slots) this.leaving.delete(slot);
  }

  /** Removes this process from the workers that share the slots. */
  async leave(): Promise<void> {
    await this.release([...this.held.keys()]);
    await this.dataSource.query('DELETE FROM es_worker WHERE owner = $1', [this.owner]);
  }

  private giveUp(share: number): readonly number[] {
    const surplus = [...this.held.keys()].filter((slot) => !this.leaving.has(slot)).slice(share);
    for (const slot of surplus) this.leaving.add(slot);
    return surplus;
  }

  private hold(rows: SlotRows, until: number): void {
    this.held = new Map(
      rows.map(({ slot, generation }) => [slot, { generation: Number(generation), until }]),
    );
  }

  /** Registers this process as alive and extends its leases in one statement. */
  private async extend(): Promise<SlotRows> {
    return this.changed(
      `WITH present AS (
         INSERT INTO es_worker (owner, until) VALUES ($1, now() + $2 * interval '1 ms')
         ON CONFLICT (owner) DO UPDATE SET until = excluded.until
       )
       UPDATE es_lease SET until = now() + $2 * interval '1 ms'
       WHERE owner = $1 AND until > now() RETURNING slot, generation`,
      [this.owner, leaseMs],
    );
  }

  private async workers(): Promise<number> {
    await this.dataSource.query(`DELETE FROM es_worker WHERE until < now() - interval '1 hour'`);
    const [row] = await this.dataSource.query<readonly { readonly workers: number }[]>(
      'SELECT count(*)::int AS workers FROM es_worker WHERE until > now()',
    );
    return Math.max(1, row?.workers ?? 1);
  }

  private async take(count: number): Promise<SlotRows> {
    return this.changed(
      `UPDATE es_lease
       SET owner = $1, until = now() + $2 * interval '1 ms', generation = generation + 1
       WHERE slot IN (
         SELECT slot FROM es_lease WHERE until <= now()
         ORDER BY slot LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING slot, generation`,
      [this.owner, leaseMs, count],
    );
  }

  /** TypeORM returns the rows of an UPDATE together with their count. */
  private async changed(sql: string, parameters: unknown[]): Promise<SlotRows> {
    const [rows] = await this.dataSource.query<readonly [SlotRows, number]>(sql, parameters);
    return rows;
  }
}
