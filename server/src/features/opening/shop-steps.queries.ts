import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What there is of a shop. */
export interface ShopParts {
  readonly hasProduct: boolean;
  readonly hasHomePage: boolean;
}

@Injectable()
export class ShopStepsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async partsOf(division: number): Promise<ShopParts> {
    const [parts] = await this.dataSource.query<readonly ShopParts[]>(
      `SELECT EXISTS (SELECT FROM products WHERE division_id = $1 AND shown) AS "hasProduct",
         EXISTS (SELECT FROM pages WHERE division_id = $1 AND live_url = '/') AS "hasHomePage"`,
      [division],
    );
    return parts ?? { hasProduct: false, hasHomePage: false };
  }
}
