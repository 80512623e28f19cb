import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { breaksConstraint } from '../../platform/database/constraint.js';

/** Integer ids of products, unique across all stores. */
@Injectable()
export class ProductIds {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a new id. It is consumed even if the product already has one. */
  async next(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval('product_id') AS id`,
    );
    return Number(row?.id);
  }

  /** Finds a product by its id as text; undefined if it does not exist. */
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

export interface FoundProduct {
  readonly division: number;
  readonly uuid: string;
}

/** Whether the unique index refused a concurrently saved product. */
export function isUrlNameTaken(error: unknown): boolean {
  return breaksConstraint(error, 'products_url_name');
}
