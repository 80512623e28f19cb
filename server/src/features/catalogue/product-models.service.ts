import type {
  BundleProduct,
  DivisionProduct,
  ProductDetail,
} from '@selvedge/shared/catalogue/answers';
import type { DivisionProductsQuery } from '@selvedge/shared/catalogue/calls/contract';
import {
  productModel,
  shopperModel,
  type Manufacturer,
  type ProductFacts,
  type ProductModel,
} from '@selvedge/shared/catalogue/product-model';
import { imageModelOf } from '@selvedge/shared/images/image-model';
import { can } from '@selvedge/shared/permissions/policies';
import { Injectable } from '@nestjs/common';

import { askerOf, type Caller } from '../../platform/authorization/asker.js';
import { StoreDirectory } from '../stores/index.js';
import { withTags } from '../answer-cache/index.js';
import { ProductNotFound, salesTag } from '../products/index.js';
import { ProductModelsReader, type ListedProduct } from './product-models.queries.js';
import { CatalogueReader } from './catalogue.queries.js';
import { tagsOf } from './product-page-tags.js';

/** Who asks, and about which store. */
type Asking = Caller & { readonly division: number };

const defaultLimit = 24;

/** Products in the words of the specification, as far as whoever asks may see them. */
@Injectable()
export class ProductModels {
  constructor(
    private readonly models: ProductModelsReader,
    private readonly catalogue: CatalogueReader,
    private readonly stores: StoreDirectory,
  ) {}

  /** API-007: by uuid or integer id, in the order asked; what is not there, or not shown, is left out. */
  async inOrder(asking: Asking, ids: readonly (string | number)[]): Promise<ProductModel[]> {
    if (ids.length === 0) return [];
    const found = await this.models.of(asking.division, ids, looksAfter(asking));
    const byId = new Map(
      found.flatMap((facts) => [
        [facts.product.uuid, facts],
        [String(facts.product.id), facts],
      ]),
    );
    return ids.flatMap((id) => {
      const facts = byId.get(String(id));
      return facts === undefined ? [] : [this.modelOf(asking, facts)];
    });
  }

  /** API-008. Throws ProductNotFound. */
  async base(asking: Asking, sku: string): Promise<ProductModel> {
    const facts = await this.catalogue.baseProduct(asking.division, sku);
    if (facts === undefined) throw new ProductNotFound();
    return this.modelOf(asking, facts);
  }

  /** API-037. */
  async list(asking: Asking, query: DivisionProductsQuery): Promise<DivisionProduct[]> {
    const { limit = defaultLimit } = query;
    const found = await this.models.list(asking.division, { ...query, limit });
    const manufacturer = this.storeOf(asking.division);
    return found.map((product) => listed(product, manufacturer));
  }

  /** API-057. Throws ProductNotFound. */
  async detail(asking: Asking, urlName: string): Promise<ProductDetail> {
    const page = await this.catalogue.page(asking.division, urlName);
    if (page === undefined) throw new ProductNotFound();
    const { latestReviews, related, crossSell, parts, creator: drawnBy } = page;
    const defaults = { created: page.created, orders: 0, reviews: noReviews, collections: [] };
    const detail = {
      ...this.modelOf(asking, page),
      latestReviews,
      related,
      crossSell,
      bundleProducts: parts.map((product) =>
        partOf(this.modelOf(asking, { product, ...defaults })),
      ),
      drawnBy,
    };
    // The number of its orders is told too.
    return withTags(detail, [...tagsOf(page), salesTag]);
  }

  private modelOf(asking: Asking, facts: ProductFacts): ProductModel {
    const model = looksAfter(asking) ? productModel : shopperModel;
    return model(facts, this.storeOf(asking.division));
  }

  private storeOf(id: number): Manufacturer {
    return { id, name: this.stores.store(id)?.name ?? `Store ${id}` };
  }
}

const noReviews = { count: 0, average: null };

/** Owners and staff of a store see also what is not shown, and what is the store's own business. */
function looksAfter(asking: Asking): boolean {
  return can(askerOf(asking), 'products.view-private');
}

function listed(
  { id, card, description, reviews }: ListedProduct,
  manufacturer: Manufacturer,
): DivisionProduct {
  const { uuid, urlName, name, price, salePrice, currency } = card;
  const image = imageModelOf(card.image);
  return {
    ...{ id, uuid, urlName, name, description, image },
    ...{ price, salePrice, currency, manufacturer, reviews },
  };
}

function partOf({
  uuid,
  name,
  urlName,
  images,
  options,
  defaultColour,
}: ProductModel): BundleProduct {
  return { uuid, name, urlName, images, options, defaultColour };
}
