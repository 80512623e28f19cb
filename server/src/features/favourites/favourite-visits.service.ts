import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { SecretIdCookie, type Cookies } from '../../platform/secret-id-cookie.js';
import { StoreDirectory } from '../stores/index.js';

/** Somebody with favourites in a store, or who may get some. */
export interface FavouritesVisit {
  readonly context: CommandContext;
  /** Undefined until something was liked for the first time. */
  readonly listId: string | undefined;
}

/** Who asks, and what their browser keeps for them. */
interface Visitor {
  readonly context: CommandContext;
  readonly cookies: Cookies;
}

/** Whose favourites are asked about: a cookie names them. */
@Injectable()
export class FavouriteVisits {
  readonly cookie: SecretIdCookie;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
  ) {
    this.cookie = new SecretIdCookie(config, 'favourites');
  }

  /** Undefined where the shop keeps no favourites (BSK-009), and on a host without shop. */
  of(
    { context, cookies }: Visitor,
    division: number = context.division,
  ): FavouritesVisit | undefined {
    if (this.stores.store(division)?.favouritesEnabled !== true) return undefined;
    return { context, listId: this.cookie.idIn(cookies) };
  }

  /** Whether a browser keeps some. */
  isIn(cookies: Cookies): boolean {
    return this.cookie.idIn(cookies) !== undefined;
  }
}
