import type { Store } from '@selvedge/shared/stores/contract';
import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { BelongingIds, type Shopper } from '../../platform/belonging-ids.js';
import type { Cookies } from '../../platform/secret-id-cookie.js';

/** Somebody with favourites in a store, or who may get some. */
export interface FavouritesContext {
  readonly context: CommandContext;
  /** Undefined until a guest liked something for the first time. */
  readonly listId: string | undefined;
  /** The same, or what the first favourite makes a list by. */
  readonly idToFill: string;
}

/** Whose favourites are asked about: the account's of who is signed in, else those that a cookie names. */
@Injectable()
export class FavouritesContexts {
  readonly ids: BelongingIds;

  constructor(config: Config) {
    this.ids = new BelongingIds(config, 'favourites');
  }

  /** Undefined where the shop shows them no favourites (BSK-009). */
  of(
    shopper: Shopper,
    { favouritesEnabled }: Pick<Store, 'favouritesEnabled'>,
  ): FavouritesContext | undefined {
    if (!favouritesEnabled) return undefined;
    const listId = this.ids.idOf(shopper);
    return { context: shopper.context, listId, idToFill: listId ?? this.ids.firstOf(shopper) };
  }

  /** Whether a browser keeps a guest's. */
  isIn(cookies: Cookies): boolean {
    return this.ids.cookie.idIn(cookies) !== undefined;
  }
}
