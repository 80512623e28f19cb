import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { FavouriteVisits } from '../../favourites/index.js';
import { PageRenderer } from '../render/page-renderer.js';
import { FavouritesScreens } from '../screens/favourites-screens.js';
import { wantsState } from '../request/wants-state.js';
import { refusalOf, textFields } from './form-answers.js';

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
    private readonly pages: PageRenderer,
    private readonly screens: FavouritesScreens,
    private readonly visits: FavouriteVisits,
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
      // A shop without favourites shows none.
      const visit = this.visits.of(request);
      const { status, message, errors } = refusalOf(thrown);
      const form = { values: textFields(request.body), errors, message };
      const content = await this.screens.again(this.pages.storeOf(request), visit, form);
      await this.pages.send(request, reply.code(status), content);
    }
  }
}
