import type { Store } from '@selvedge/shared/stores/contract';
import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { PersonalItemIds, type Shopper } from '../../platform/ids/personal-item-ids.js';
import type { Cookies } from '../../platform/ids/secret-id-cookie.js';

/** The list of a visitor in a store, or the id for a new one. */
export interface FavouritesContext {
  readonly context: CommandContext;
  /** Undefined until a guest adds the first favourite. */
  readonly listId: string | undefined;
  /** The list id, or the id that the first favourite creates a list with. */
  readonly idToFill: string;
}

/** Resolves lists: the account's for signed-in users, otherwise the list in the cookie. */
@Injectable()
export class FavouritesContexts {
  readonly ids: PersonalItemIds;

  constructor(config: Config) {
    this.ids = new PersonalItemIds(config, 'favourites');
  }

  /** Undefined if the shop shows this visitor no favourites (BSK-009). */
  of(
    shopper: Shopper,
    { favouritesEnabled }: Pick<Store, 'favouritesEnabled'>,
  ): FavouritesContext | undefined {
    if (!favouritesEnabled) return undefined;
    const listId = this.ids.idOf(shopper);
    return { context: shopper.context, listId, idToFill: listId ?? this.ids.firstOf(shopper) };
  }

  isIn(cookies: Cookies): boolean {
    return this.ids.cookie.idIn(cookies) !== undefined;
  }
}
