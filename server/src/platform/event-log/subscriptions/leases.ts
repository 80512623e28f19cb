import { randomUUID } from 'node:crypto';

import type { DataSource } from 'typeorm';

/** Divisions are spread over this many slots; a slot's work belongs to one process at a time. */
export const slotCount = 64;
/** How long a process that fell silent keeps its slots. */
export const leaseMs = 10_000;
/** How often leases are renewed: three times in the life of one. */
export const renewEveryMs = 3_000;

/** Proof of owning a slot: whoever took the slot since has a higher generation. */
export interface Fence {
  readonly slot: number;
  readonly owner: string;
  readonly generation: number;
}

/** Somebody else owns the slot by now; what was done must not be recorded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor() {
    super('The slot has another owner by now.');
  }
}

interface Held {
  readonly generation: number;
  /** By the clock of this process, which is asked before the database's. */
  readonly until: number;
}

type SlotRows = readonly { readonly slot: number; readonly generation: string | number }[];

/**
 * The slots of this process: rows, not session locks, which a transaction pooler would break. No
 * process takes more than its fair share, and one with more gives back what is too much.
 */
export class Leases {
  readonly owner = randomUUID();
  private held = new Map<number, Held>();
  /** Still owned, so that what is under way can be recorded, but nothing more begins. */
  private readonly leaving = new Set<number>();

  constructor(private readonly dataSource: DataSource) {}

  /** The proof for a slot; undefined when this process does not own it, or may not any more. */
  fence(slot: number): Fence | undefined {
    const held = this.held.get(slot);
    if (!held || performance.now() >= held.until) return undefined;
    return { slot, owner: this.owner, generation: held.generation };
  }

  /** The slots in which this process may begin something. */
  slots(): readonly number[] {
    return [...this.held.keys()].filter(
      (slot) => !this.leaving.has(slot) && this.fence(slot) !== undefined,
    );
  }

  /**
   * Keeps what it has and takes its fair share of what nobody has. Answers what it has too much of:
   * nothing more may begin there, and it is to be released once nothing is under way in it.
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

  /** Lets others have the slots at once. */
  async release(slots: readonly number[]): Promise<void> {
    for (const slot of slots) this.held.delete(slot);
    await this.dataSource.query(
      'UPDATE es_lease SET until = now() WHERE owner = $1 AND slot = ANY ($2::int[])',
      [this.owner, slots],
    );
    for (const slot of slots) this.leaving.delete(slot);
  }

  /** No longer counted among those that share the work. */
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

  /** One statement: this process is there, and its slots stay its own. */
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

  /** TypeORM answers an UPDATE with its rows and their number. */
  private async changed(sql: string, parameters: unknown[]): Promise<SlotRows> {
    const [rows] = await this.dataSource.query<readonly [SlotRows, number]>(sql, parameters);
    return rows;
  }
}
