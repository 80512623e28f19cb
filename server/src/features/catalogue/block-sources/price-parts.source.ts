import { Injectable } from '@nestjs/common';
import type {
  BlockSource,
  NamedProductRequest,
  PriceParts,
  Sourced,
} from '@selvedge/shared/blocks/model/sources';
import { partsOfPrice, pricePartsIn } from '@selvedge/shared/blocks/model/data/price-parts';
import type { CurrencyCode } from '@selvedge/shared/money';
import { homeOf } from '@selvedge/shared/stores/home';

import { StoreDirectory, SaleTaxes } from '../../stores/index.js';
import { NamedProductsReader } from '../named-products.queries.js';
import { namedProductTags } from './named-product-tags.js';

/** BLK-049: price components of products for blocks. */
@Injectable()
export class PricePartsSource implements BlockSource<'priceParts'> {
  constructor(
    private readonly products: NamedProductsReader,
    private readonly stores: StoreDirectory,
    private readonly sales: SaleTaxes,
  ) {}

  async load(
    division: number,
    requests: readonly NamedProductRequest[],
  ): Promise<readonly Sourced<'priceParts'>[]> {
    const found = await this.products.read(
      division,
      requests.map(({ product }) => product),
    );
    // The parts are those of a sale within the shop's own country.
    const country = homeOf(this.stores.store(division) ?? {});
    const { rates } = this.sales.to({ country }, division).tax;
    return requests.map(({ product: name }) => {
      const product = found.get(name);
      const answer = product === undefined ? null : partsOfPrice(product, rates);
      return { answer, tags: namedProductTags(name, product) };
    });
  }

  inCurrency(currency: CurrencyCode, parts: PriceParts | null): PriceParts | null {
    return parts && pricePartsIn(currency, parts);
  }
}
