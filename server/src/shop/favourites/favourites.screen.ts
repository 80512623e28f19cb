import {
  FAVOURITES_DONE,
  favouritesScreen,
  type FavouritesProps,
} from '@selvedge/shared/favourites/favourites.screen';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { textIn, type Query } from '@selvedge/shared/screens/query';

import { NotFound } from '../../platform/refusals.js';
import { secretIdIn } from '../../platform/ids/secret-id.js';
import { CatalogueReader } from '../../features/catalogue/index.js';
import {
  Screen,
  type ContentOf,
  type PersonalShopRequest,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import {
  FavouritesContexts,
  type FavouritesContext,
} from '../../features/favourites/favourites-contexts.service.js';
import { FavouritesService } from '../../features/favourites/favourites.service.js';
import { favouritesIn } from './favourites-prices.js';

type Content = ContentOf<typeof favouritesScreen>;

/** Favourites page (RTE-016). */
@Screen(favouritesScreen)
export class FavouritesScreen implements ScreenSource<typeof favouritesScreen> {
  constructor(
    private readonly contexts: FavouritesContexts,
    private readonly favourites: FavouritesService,
    private readonly catalogue: CatalogueReader,
  ) {}

  /**
   * Throws NotFound if the shop has no favourites, and NoSuchFavourites for an invalid mailed link.
   */
  async read(request: RequestOf<typeof favouritesScreen>): Promise<Content> {
    const { query } = request;
    const shopperContext = this.contextOf(request);
    const done = FAVOURITES_DONE.find((one) => one === query['done']) ?? null;
    return this.content(shopperContext, { done, saved: await this.savedOf(shopperContext, query) });
  }

  /** Renders the page again with the errors of one of its forms. */
  again(request: PersonalShopRequest, form: FormState): Promise<Content> {
    return this.content(this.contextOf(request), { form });
  }

  private contextOf({ visitor, store }: PersonalShopRequest): FavouritesContext {
    const shopperContext = this.contexts.of(visitor, store);
    if (shopperContext === undefined) throw new NotFound();
    return shopperContext;
  }

  private async savedOf(
    shopperContext: FavouritesContext,
    { br }: Query,
  ): Promise<FavouritesProps['saved']> {
    if (br === undefined) return null;
    const id = secretIdIn(textIn(br)) ?? '';
    return { br: id, lines: await this.favourites.savedList(shopperContext, id) };
  }

  private async content(
    shopperContext: FavouritesContext,
    shown: Partial<FavouritesProps>,
  ): Promise<Content> {
    const lines = await this.favourites.list(shopperContext);
    const { division } = shopperContext.context;
    const suggestions = lines.length > 0 ? [] : await this.catalogue.suggestions(division);
    const nothing = { saved: null, done: null, form: null };
    const props: FavouritesProps = { ...nothing, ...shown, lines, suggestions };
    return {
      props,
      inCurrency: (currency) => favouritesIn(currency, props),
      head: { title: 'Favourites', path: '/favourites/', noindex: true },
    };
  }
}
