import { Injectable } from '@nestjs/common';
import { favouritesScreen } from '@selvedge/shared/favourites/favourites.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PersonalPages, refusalOf, textFields, wantsState } from '../../storefront/index.js';
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

  /** Post, redirect, get; a refusal shows the favourites as they are, and says why. */
  async change(
    request: FastifyRequest,
    reply: FastifyReply,
    command: () => Promise<Outcome>,
  ): Promise<void> {
    try {
      const { location, products } = await command();
      if (wantsState(request)) await reply.send({ products });
      else await reply.redirect(location, 303);
    } catch (thrown) {
      if (wantsState(request)) throw thrown;
      await this.refuse(request, reply, thrown);
    }
  }

  /** A shop without favourites shows none. */
  private async refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    thrown: unknown,
  ): Promise<void> {
    const { status, message, errors } = refusalOf(thrown);
    const form = { values: textFields(request.body), errors, message };
    await this.pages.show(request, reply, favouritesScreen, async (asked) => ({
      ...(await this.screen.again(asked, form)),
      status,
    }));
  }
}
