import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Which slots of the factory are taken. */
@Injectable()
export class PigeonholesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Nobody else, in whatever process, does something with this slot meanwhile. */
  async alone(code: string, work: () => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const name = `pigeonhole ${code}`;
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
      await work();
    });
  }

  /** The order, of whichever store, whose items lie in a slot; not the one that is asked for. */
  async holderOf(code: string, butOf: number): Promise<number | undefined> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT order_id AS id FROM orders
       WHERE pigeonholes @> ARRAY[$1] AND cardinality(pigeonholes) > 0 AND order_id <> $2 LIMIT 1`,
      [code, butOf],
    );
    return row?.id;
  }
}
