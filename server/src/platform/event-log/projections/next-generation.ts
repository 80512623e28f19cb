import type { EntityManager } from 'typeorm';

import type { RowTable } from './row-table.js';

/**
 * Rows of a rebuild in progress, while others use the current ones. A temporary table with the real
 * table's name shadows it for everything folded in this transaction (decision 0064).
 */
export class NextGeneration {
  private constructor(
    private readonly manager: EntityManager,
    private readonly table: RowTable<object>,
  ) {}

  static async begin(manager: EntityManager, table: RowTable<object>): Promise<NextGeneration> {
    const { name } = table.names;
    await manager.query(
      `CREATE TEMPORARY TABLE ${name}
       (LIKE public.${name} INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING INDEXES)
       ON COMMIT DROP`,
    );
    return new NextGeneration(manager, table);
  }

  async clear(division: number): Promise<void> {
    await this.table.clear(this.manager, division);
  }

  /** Replaces the current rows; identical ones are not touched. */
  async replace(division: number): Promise<void> {
    const { name, columns, keys, division: ofDivision } = this.table.names;
    const same = keys.map((key) => `next.${key} = live.${key}`).join(' AND ');
    await this.manager.query(
      `DELETE FROM public.${name} live WHERE live.${ofDivision} = $1 AND NOT EXISTS (
         SELECT FROM pg_temp.${name} next WHERE ${same} AND to_jsonb(next) = to_jsonb(live))`,
      [division],
    );
    await this.manager.query(
      `INSERT INTO public.${name} (${columns.join(', ')})
       SELECT ${columns.join(', ')} FROM pg_temp.${name} next
       WHERE NOT EXISTS (SELECT FROM public.${name} live WHERE ${same})`,
    );
  }
}
