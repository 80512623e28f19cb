import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { breaksConstraint } from '../../platform/database/constraint.js';

/** The integer ids of products, which are the same for all stores. */
@Injectable()
export class ProductIds {
  constructor(private readonly dataSource: DataSource) {}

  /** A number that is used up even when the product turns out to have one already. */
  async next(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval('product_id') AS id`,
    );
    return Number(row?.id);
  }

  /** Which product of which store has an id, given as text; undefined when none has. */
  async find(id: string): Promise<FoundProduct | undefined> {
    if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
    const [row] = await this.dataSource.query<FoundProduct[]>(
      `SELECT p.division_id AS division, p.uuid FROM es_division_head d
       JOIN products p ON p.division_id = d.division_id AND p.id = $1`,
      [Number(id)],
    );
    return row;
  }
}

interface FoundProduct {
  readonly division: number;
  readonly uuid: string;
}

/** The unique index is what decides between two products that are saved at the same time. */
export function isUrlNameTaken(error: unknown): boolean {
  return breaksConstraint(error, 'products_url_name');
}
