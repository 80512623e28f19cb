import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';

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
}

/** The unique index is what decides between two products that are saved at the same time. */
export function isUrlNameTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === urlNameIndex;
}

const urlNameIndex = 'products_url_name';
