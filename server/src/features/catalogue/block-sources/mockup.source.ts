import { Injectable } from '@nestjs/common';
import type {
  BlockSource,
  MockupRequest,
  ProductMockup,
  Sourced,
} from '@selvedge/shared/blocks/model/sources';
import { mockupOf } from '@selvedge/shared/blocks/model/data/product-mockup';
import type { CurrencyCode } from '@selvedge/shared/money';

import { NamedProductsReader } from '../named-products.queries.js';
import { namedProductTags } from './named-product-tags.js';

/** BLK-029: mock-ups of products for blocks. */
@Injectable()
export class MockupSource implements BlockSource<'mockup'> {
  constructor(private readonly products: NamedProductsReader) {}

  async load(
    division: number,
    requests: readonly MockupRequest[],
  ): Promise<readonly Sourced<'mockup'>[]> {
    const found = await this.products.read(
      division,
      requests.map(({ product }) => product),
    );
    return requests.map((request) => {
      const product = found.get(request.product);
      const answer = product === undefined ? null : mockupOf(product, request);
      return { answer, tags: namedProductTags(request.product, product) };
    });
  }

  inCurrency(_: CurrencyCode, mockup: ProductMockup | null): ProductMockup | null {
    return mockup;
  }
}
