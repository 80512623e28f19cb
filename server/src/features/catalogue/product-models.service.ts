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
import { imageModelOf } from '@selvedge/shared/catalogue/cards/image-model';
import { can } from '@selvedge/shared/policies/policies';
import { Injectable } from '@nestjs/common';

import { principalOf, type Caller } from '../../platform/authorization/principal.js';
import { StoreDirectory } from '../stores/index.js';
import { withTags } from '../answer-cache/index.js';
import { ProductNotFound, salesTag } from '../products/index.js';
import { ProductModelsReader, type ListedProduct } from './product-models.queries.js';
import { CatalogueReader } from './catalogue.queries.js';
import { tagsOf } from './product-page-tags.js';

/** The caller and the store of the request. */
type StoreCaller = Caller & { readonly division: number };

const defaultLimit = 24;

/** Products in the format of the specification, limited to what the caller may see. */
@Injectable()
export class ProductModels {
  constructor(
    private readonly models: ProductModelsReader,
    private readonly catalogue: CatalogueReader,
    private readonly stores: StoreDirectory,
  ) {}

  /**
   * API-007: returns products by uuid or integer id in the requested order; missing and hidden ones
   * are left out.
   */
  async inOrder(caller: StoreCaller, ids: readonly (string | number)[]): Promise<ProductModel[]> {
    if (ids.length === 0) return [];
    const found = await this.models.of(caller.division, ids, managesStores(caller));
    const byId = new Map(
      found.flatMap((facts) => [
        [facts.product.uuid, facts],
        [String(facts.product.id), facts],
      ]),
    );
    return ids.flatMap((id) => {
      const facts = byId.get(String(id));
      return facts === undefined ? [] : [this.modelOf(caller, facts)];
    });
  }

  /** Throws ProductNotFound. */
  async base(caller: StoreCaller, sku: string): Promise<ProductModel> {
    const facts = await this.catalogue.baseProduct(caller.division, sku);
    if (facts === undefined) throw new ProductNotFound();
    return this.modelOf(caller, facts);
  }

  async list(caller: StoreCaller, query: DivisionProductsQuery): Promise<DivisionProduct[]> {
    const { limit = defaultLimit } = query;
    const found = await this.models.list(caller.division, { ...query, limit });
    const manufacturer = this.storeOf(caller.division);
    return found.map((product) => listed(product, manufacturer));
  }

  /** Throws ProductNotFound. */
  async detail(caller: StoreCaller, urlName: string): Promise<ProductDetail> {
    const page = await this.catalogue.page(caller.division, urlName);
    if (page === undefined) throw new ProductNotFound();
    const { latestReviews, related, crossSell, parts, creator: drawnBy } = page;
    const defaults = { created: page.created, orders: 0, reviews: noReviews, collections: [] };
    const detail = {
      ...this.modelOf(caller, page),
      latestReviews,
      related,
      crossSell,
      bundleProducts: parts.map((product) =>
        partOf(this.modelOf(caller, { product, ...defaults })),
      ),
      drawnBy,
    };
    // The answer contains the number of orders.
    return withTags(detail, [...tagsOf(page), salesTag]);
  }

  private modelOf(caller: StoreCaller, facts: ProductFacts): ProductModel {
    const model = managesStores(caller) ? productModel : shopperModel;
    return model(facts, this.storeOf(caller.division));
  }

  private storeOf(id: number): Manufacturer {
    return { id, name: this.stores.store(id)?.name ?? `Shop ${id}` };
  }
}

const noReviews = { count: 0, average: null };

/** The store's team also sees hidden products and internal fields. */
function managesStores(caller: StoreCaller): boolean {
  return can(principalOf(caller), 'products.view-private');
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
