import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';

import { byteOrderMark, csvLines } from '../../../platform/csv/csv-lines.js';
import { columnNames } from './csv-file.js';
import { ProductAdminQueries } from '../admin/product-admin.queries.js';
import { PRODUCT_COLUMNS } from './product-columns.rules.js';
import { addressesOf } from './row-plans.service.js';

/** Number of products in memory at a time. */
const productsAtOnce = 200;

/** Exports a store's products as a file that the import accepts unchanged. */
@Injectable()
export class ProductExport {
  constructor(private readonly products: ProductAdminQueries) {}

  /**
   * Streams the file from the database as UTF-8 with a byte order mark, which spreadsheet programs
   * need.
   */
  stream(division: number): Readable {
    return Readable.from(this.lines(division), { objectMode: false });
  }

  private async *lines(division: number): AsyncGenerator<string> {
    const collections = addressesOf(await this.products.collections(division));
    yield byteOrderMark + csvLines([columnNames]);
    let after = 0;
    for (;;) {
      const some = await this.products.after(division, after, productsAtOnce);
      const last = some.at(-1);
      if (last === undefined) return;
      yield csvLines(
        some.map((product) =>
          columnNames.map((column) => PRODUCT_COLUMNS[column].read(product, collections)),
        ),
      );
      after = last.id;
    }
  }
}
