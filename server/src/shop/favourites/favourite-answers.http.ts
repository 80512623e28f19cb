import { Injectable } from '@nestjs/common';
import { favouritesScreen } from '@selvedge/shared/favourites/favourites.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  PersonalPages,
  postRedirectGet,
  refusalOf,
  textFields,
} from '../../features/storefront/index.js';
import { FavouritesScreen } from './favourites.screen.js';

export const favouritesPath = '/favourites/';

/** Result of a form: the redirect target, and the state for our script. */
export interface Outcome {
  readonly location: string;
  /** Uuids of the liked products. */
  readonly products: readonly string[];
}

@Injectable()
export class FavouriteAnswers {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: FavouritesScreen,
  ) {}

  /**
   * Shows the favourites page with the error if the command is refused, or the 404 page in a shop
   * without favourites.
   */
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
