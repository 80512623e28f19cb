import { Injectable } from '@nestjs/common';
import type { FavouriteLine } from '@selvedge/shared/favourites/contract';
import { FAVOURITES_DONE } from '@selvedge/shared/favourites/favourites.screen';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { textIn, type Query } from '@selvedge/shared/storefront/query';
import type { Store } from '@selvedge/shared/stores/contract';

import { secretIdIn } from '../../../platform/secret-id.js';
import { FavouritesService } from '../../favourites/index.js';
import type { PageContent } from '../render/shop-page.js';
import { ShopScreens } from './shop-screens.js';

type Visit = Parameters<FavouritesService['list']>[0];

/** RTE-016: the page of the favourites. */
@Injectable()
export class FavouritesScreens {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly screens: ShopScreens,
  ) {}

  /** Throws NoSuchFavourites for a link of a mail that leads nowhere. */
  async show(store: Store, visit: Visit, query: Query): Promise<PageContent> {
    const done = FAVOURITES_DONE.find((one) => one === query['done']) ?? null;
    return this.content(store, visit, { done, saved: await this.savedOf(visit, query) });
  }

  /** The same with what was wrong in one of its forms. */
  again(store: Store, visit: Visit, form: FormState): Promise<PageContent> {
    return this.content(store, visit, { form });
  }

  private async savedOf(visit: Visit, { br }: Query): Promise<ScreenOf<'favourites'>['saved']> {
    if (br === undefined) return null;
    const id = secretIdIn(textIn(br)) ?? '';
    return { br: id, lines: await this.favourites.kept(visit, id) };
  }

  private async content(
    store: Store,
    visit: Visit,
    shown: Partial<ScreenOf<'favourites'>>,
  ): Promise<PageContent> {
    const lines: readonly FavouriteLine[] = await this.favourites.list(visit);
    const suggestions = lines.length > 0 ? [] : await this.screens.suggestions(store.division);
    const nothing = { saved: null, done: null, form: null };
    return {
      screen: { ...nothing, ...shown, name: 'favourites', lines, suggestions },
      title: 'Favourites',
      path: '/favourites/',
      noindex: true,
    };
  }
}
