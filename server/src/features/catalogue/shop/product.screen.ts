import { productScreen } from '@selvedge/shared/catalogue/product.screen';
import { can } from '@selvedge/shared/permissions/policies';
import { productLink } from '@selvedge/shared/storefront/links';
import { textIn } from '@selvedge/shared/storefront/query';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import type { Store } from '@selvedge/shared/stores/contract';

import { NotFound } from '../../../platform/refusals.js';
import { Redirect } from '../../../platform/redirect.js';
import { ProductsReader } from '../../products/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { CatalogueReader } from '../catalogue.queries.js';
import { tagsOf } from '../product-page-tags.js';
import { contentOf, shownAgain, shownAt, type ProductRequest } from './product-content.js';

type Content = ContentOf<typeof productScreen>;

/** The page of a product, in one statement. */
@Screen(productScreen)
export class ProductScreen implements ScreenSource<typeof productScreen> {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly products: ProductsReader,
  ) {}

  /** Throws NotFound, also for a colour that the product does not come in. */
  async read(request: RequestOf<typeof productScreen>): Promise<Content> {
    const { store } = request;
    const requested = productRequestIn(request);
    const page = await this.catalogue.page(store.division, requested.urlName);
    if (page === undefined) return this.disabled(request, requested);
    const shown = shownAt(page.product, requested);
    const content = contentOf(store, page, shown);
    // An address that asks for a picture that is not there is one of any number.
    if (shown.picture === null && requested.picture !== undefined) return content;
    return { ...content, tags: tagsOf(page) };
  }

  /** The product of that uuid again, with what was wrong in its form. Throws NotFound. */
  async again(store: Store, uuid: string, form: FormState): Promise<Content> {
    const { urlName } = await this.byId(store.division, uuid);
    const page = await this.catalogue.page(store.division, urlName);
    if (page === undefined) throw new NotFound();
    return contentOf(store, page, shownAgain(page.product, form));
  }

  /** The product of a uuid or integer id. Throws NotFound. */
  async byId(division: number, named: string): Promise<{ readonly urlName: string }> {
    const product = await this.products.byId(division, named);
    if (product === undefined) throw new NotFound();
    return product;
  }

  /** GRD-045: for those who work on the shop, and so never kept for anybody. */
  private async disabled(
    { store, asker }: RequestOf<typeof productScreen>,
    requested: ProductRequest,
  ): Promise<Content> {
    const { urlName } = requested;
    const page = can(asker, 'products.preview')
      ? await this.catalogue.disabledPage(store.division, urlName)
      : undefined;
    if (page === undefined) return this.rightAddress(store, requested);
    return contentOf(store, page, { ...shownAt(page.product, requested), isHidden: true });
  }

  /** an id or uuid in place of the url name leads to the address that has the name. */
  private async rightAddress(store: Store, { urlName, colour }: ProductRequest): Promise<never> {
    const product = await this.byId(store.division, urlName);
    throw new Redirect(productLink(product.urlName, colour));
  }
}

function productRequestIn({ params, query }: RequestOf<typeof productScreen>): ProductRequest {
  return {
    urlName: params.product ?? '',
    colour: params.colour ?? textIn(query['colour']),
    added: textIn(query['added']),
    picture: textIn(query['picture']),
  };
}
