import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { firstHomePageUuid } from './first-home-page-uuid.js';

/** Which parts a shop already has. */
export interface ShopParts {
  readonly hasProduct: boolean;
  /** Created or changed by the owner. */
  readonly hasHomePage: boolean;
}

@Injectable()
export class ShopStepsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async partsOf(division: number): Promise<ShopParts> {
    const [parts] = await this.dataSource.query<readonly ShopParts[]>(
      `SELECT EXISTS (SELECT FROM products WHERE division_id = $1 AND shown) AS "hasProduct",
         EXISTS (SELECT FROM pages WHERE division_id = $1 AND live_url = '/'
           AND NOT (uuid = $2 AND live_rev = 1)) AS "hasHomePage"`,
      [division, firstHomePageUuid(division)],
    );
    return parts ?? { hasProduct: false, hasHomePage: false };
  }
}
