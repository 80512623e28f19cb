import type { Store } from '@selvedge/shared/stores/contract';
import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { KeptIds, type Keeper } from '../../platform/kept-ids.js';
import type { Cookies } from '../../platform/secret-id-cookie.js';

/** Somebody with favourites in a store, or who may get some. */
export interface FavouritesVisit {
  readonly context: CommandContext;
  /** Undefined until a guest liked something for the first time. */
  readonly listId: string | undefined;
  /** The same, or what the first favourite makes a list by. */
  readonly idToFill: string;
}

/** Whose favourites are asked about: the account's of who is signed in, else those that a cookie names. */
@Injectable()
export class FavouriteVisits {
  readonly ids: KeptIds;

  constructor(config: Config) {
    this.ids = new KeptIds(config, 'favourites');
  }

  /** Undefined where the shop shows them no favourites (BSK-009). */
  of(
    keeper: Keeper,
    { favouritesEnabled }: Pick<Store, 'favouritesEnabled'>,
  ): FavouritesVisit | undefined {
    if (!favouritesEnabled) return undefined;
    const listId = this.ids.idOf(keeper);
    return { context: keeper.context, listId, idToFill: listId ?? this.ids.firstOf(keeper) };
  }

  /** Whether a browser keeps a guest's. */
  isIn(cookies: Cookies): boolean {
    return this.ids.cookie.idIn(cookies) !== undefined;
  }
}
