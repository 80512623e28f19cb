import { Injectable } from '@nestjs/common';
import { favouritesScreen } from '@selvedge/shared/favourites/favourites.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PersonalPages, postRedirectGet, refusalOf, textFields } from '../../storefront/index.js';
import { FavouritesScreen } from './favourites.screen.js';

export const favouritesPath = '/favourites/';

/** What a form led to: the address that shows it, and the state for our script. */
export interface Outcome {
  readonly location: string;
  /** The uuids of what is liked now. */
  readonly products: readonly string[];
}

/** How the forms of the favourites are answered. */
@Injectable()
export class FavouriteAnswers {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: FavouritesScreen,
  ) {}

  /** A refusal shows the favourites as they are, and says why; a shop without favourites shows none. */
  change(
    request: FastifyRequest,
    reply: FastifyReply,
    command: () => Promise<Outcome>,
  ): Promise<void> {
    return postRedirectGet(request, reply, {
      command: async () => {
        const { location, products } = await command();
        return { location, state: { products } };
      },
      refuse: (thrown) => {
        const { status, message, errors } = refusalOf(thrown);
        const form = { values: textFields(request.body), errors, message };
        return this.pages.showRefused(request, reply, favouritesScreen, {
          status,
          read: (shopRequest) => this.screen.again(shopRequest, form),
        });
      },
    });
  }
}
