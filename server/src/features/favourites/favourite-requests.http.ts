import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { setSecretIdCookie } from '../../platform/http/set-secret-id-cookie.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { SessionCookies } from '../../platform/http/session-cookies.js';
import { NotFound } from '../../platform/refusals.js';
import { StoreDirectory } from '../stores/index.js';
import { shownStore } from '../storefront/index.js';
import { FavouritesContexts, type FavouritesContext } from './favourites-contexts.service.js';

/** Resolves whose favourites a request is about. */
@Injectable()
export class FavouriteRequests {
  constructor(
    private readonly contexts: FavouritesContexts,
    private readonly cookies: SessionCookies,
    private readonly stores: StoreDirectory,
  ) {}

  /**
   * Throws NotFound on a host without a shop, and if the shop shows this visitor no favourites
   * (BSK-009).
   */
  of(request: FastifyRequest): FavouritesContext {
    const shopperContext = this.find(request);
    if (shopperContext === undefined) throw new NotFound();
    return shopperContext;
  }

  /** Undefined if the visitor has no favourites. */
  find(request: FastifyRequest): FavouritesContext | undefined {
    const { cookies, facts } = request;
    const shopper = { context: commandContextOf(request), cookies, visitId: facts.session.visitId };
    const store = this.stores.store(facts.tenant.division);
    return store && this.contexts.of(shopper, shownStore(request, store));
  }

  /** Sets the cookie of a new list. */
  setCookie({ listId: current }: FavouritesContext, reply: FastifyReply, listId: string): void {
    if (current === listId) return;
    // Sets missing session cookies; scripts see from the CSRF cookie that the visit now has an id.
    this.cookies.ensure(reply.request, reply);
    setSecretIdCookie(reply, this.contexts.ids.cookie, { current, id: listId });
  }
}
