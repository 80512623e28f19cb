import { Injectable } from '@nestjs/common';
import type { VariationResult } from '@selvedge/shared/split-tests/contract';
import { DataSource } from 'typeorm';

/** Variation of a split test. */
export interface Assignment {
  readonly test: number;
  readonly variation: number;
}

/** Result counts of split test variations, without data about visitors (0049). */
@Injectable()
export class SplitTestCounts {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts one more session that saw the variation. */
  async discovered(division: number, { test, variation }: Assignment): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO split_test_counts AS counts (division_id, test_id, variation_id, discoveries)
       VALUES ($1, $2, $3, 1)
       ON CONFLICT (division_id, test_id, variation_id)
       DO UPDATE SET discoveries = counts.discoveries + 1`,
      [division, test, variation],
    );
  }

  /** Counts an order for the variations its shopper saw; a retried order counts once. */
  async ordered(division: number, order: number, assigned: readonly Assignment[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO split_test_orders (division_id, test_id, order_id, variation_id)
       SELECT $1, test, $2, variation FROM unnest($3::integer[], $4::integer[]) AS assigned (test, variation)
       ON CONFLICT DO NOTHING`,
      [
        division,
        order,
        assigned.map(({ test }) => test),
        assigned.map(({ variation }) => variation),
      ],
    );
  }

  /** Returns the results of all tests of a store, by test id. */
  async of(division: number): Promise<ReadonlyMap<number, readonly VariationResult[]>> {
    const rows: readonly (VariationResult & { readonly test: number })[] =
      await this.dataSource.query(
        `SELECT test_id AS test, variation_id AS variation,
                sum(discoveries)::integer AS discoveries, sum(orders)::integer AS orders
         FROM (
           SELECT test_id, variation_id, discoveries, 0 AS orders
           FROM split_test_counts WHERE division_id = $1
           UNION ALL
           SELECT test_id, variation_id, 0, 1 FROM split_test_orders WHERE division_id = $1
         ) AS counted
         GROUP BY test_id, variation_id ORDER BY variation_id`,
        [division],
      );
    const byTest = new Map<number, VariationResult[]>();
    for (const { test, ...result } of rows) {
      const others = byTest.get(test);
      if (others === undefined) byTest.set(test, [result]);
      else others.push(result);
    }
    return byTest;
  }

  async forget(division: number, test: number): Promise<void> {
    for (const table of ['split_test_counts', 'split_test_orders'])
      await this.dataSource.query(`DELETE FROM ${table} WHERE division_id = $1 AND test_id = $2`, [
        division,
        test,
      ]);
  }
}
