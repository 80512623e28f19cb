import type { Product } from '@selvedge/shared/catalogue/contract';
import { productScreen } from '@selvedge/shared/catalogue/product.screen';
import { can } from '@selvedge/shared/policies/policies';
import { colourLink, colourNamed, isColourOf, productLink } from '@selvedge/shared/links/links';
import { withCampaign } from '@selvedge/shared/links/campaign';
import { textIn, type Query } from '@selvedge/shared/screens/query';
import type { FormState } from '@selvedge/shared/screens/form-state';
import type { Store } from '@selvedge/shared/stores/contract';

import { NotFound } from '../../platform/refusals.js';
import { Redirect } from '../../platform/redirect.js';
import { ProductsReader } from '../../features/products/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { CatalogueReader } from '../../features/catalogue/catalogue.queries.js';
import { tagsOf } from '../../features/catalogue/product-page-tags.js';
import { contentOf, shownAgain, shownAt, type ProductRequest } from './product-content.js';

type Content = ContentOf<typeof productScreen>;

/** A product page, read in one statement. */
@Screen(productScreen)
export class ProductScreen implements ScreenSource<typeof productScreen> {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly products: ProductsReader,
  ) {}

  /** Throws NotFound, also for a colour that the product does not have. */
  async read(request: RequestOf<typeof productScreen>): Promise<Content> {
    const { store } = request;
    const requested = productRequestIn(request);
    const page = await this.catalogue.page(store.division, requested.urlName);
    if (page === undefined) return this.disabled(request, requested);
    const shown = shownAt(page.product, requested);
    const content = contentOf(store, page, shown);
    // There are infinitely many addresses with unknown images or misspelt colours; do not cache them.
    if (shown.picture === null && requested.picture !== undefined) return content;
    const { colour } = requested;
    if (colour !== undefined && !isColourOf(page.product.colours, colour)) return content;
    return { ...content, tags: tagsOf(page) };
  }

  /** Renders the product of this uuid again with the errors of its form. Throws NotFound. */
  async again(store: Store, uuid: string, form: FormState): Promise<Content> {
    const { urlName } = await this.byId(store.division, uuid);
    const page = await this.catalogue.page(store.division, urlName);
    if (page === undefined) throw new NotFound();
    return contentOf(store, page, shownAgain(page.product, form));
  }

  /** Finds a product by uuid or integer id. Throws NotFound. */
  async byId(division: number, named: string): Promise<Pick<Product, 'urlName' | 'colours'>> {
    const product = await this.products.byId(division, named);
    if (product === undefined) throw new NotFound();
    return product;
  }

  /** GRD-045: for the shop's team only, and therefore never cached. */
  private async disabled(
    { store, principal, query }: RequestOf<typeof productScreen>,
    requested: ProductRequest,
  ): Promise<Content> {
    const { urlName } = requested;
    const page = can(principal, 'products.preview')
      ? await this.catalogue.disabledPage(store.division, urlName)
      : undefined;
    if (page === undefined) return this.rightAddress(store, requested, query);
    return contentOf(store, page, { ...shownAt(page.product, requested), isHidden: true });
  }

  /** redirects an id or uuid to the address with the URL name. */
  private async rightAddress(
    store: Store,
    { urlName, colour }: ProductRequest,
    query: Query,
  ): Promise<never> {
    const product = await this.byId(store.division, urlName);
    const { urlName: rightName, colours } = product;
    const href =
      colour === undefined
        ? productLink(rightName)
        : colourLink(product, colourNamed(colours, colour)?.name ?? colour);
    throw new Redirect(withCampaign(href, query));
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
