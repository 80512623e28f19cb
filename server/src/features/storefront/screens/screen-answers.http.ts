import { Injectable } from '@nestjs/common';
import { movedAddress } from '@selvedge/shared/storefront/moved-addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Redirect } from '../../../platform/redirect.js';
import { NotFound } from '../../../platform/refusals.js';
import { sendFresh } from '../cache/send-page.http.js';
import { SCREEN_ROUTES } from '../request/screen-routes.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import { isStateRequest } from '../request/state-request.http.js';
import { CountedPages } from './counted-pages.http.js';
import { PersonalPages } from './personal-pages.http.js';
import { ScreenPages, type Candidate, type SharedCandidate } from './screen-pages.service.js';

/** A call of a page, and what its visitor's basket holds where they are shown what all with as much in it are. */
interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly basketQuantity: number | undefined;
}

/** Answers for an address of a shop: the first of its screens does that does not leave it to the next (decision 0010). */
@Injectable()
export class ScreenAnswers {
  constructor(
    private readonly requests: ShopRequests,
    private readonly screens: ScreenPages,
    private readonly counted: CountedPages,
    private readonly personal: PersonalPages,
  ) {}

  /** Throws NotFound where every screen passes, and Redirect at an address of before. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const basketQuantity = await this.counted.quantityOf(request);
    const call = { request, reply, basketQuantity };
    const candidates = candidatesFor(call);
    if (basketQuantity !== undefined && (await this.counted.sendCached(call, candidates))) return;
    for (const candidate of candidates) if (await this.answer(candidate, call)) return;
    // What an owner put there themselves was asked before.
    const moved = movedAddress(request.url);
    throw moved === undefined ? new NotFound() : new Redirect(moved);
  }

  /** What is left over by a page of a count, which shows nobody more than anybody, is asked for by its visitor. */
  private async answer(candidate: Candidate, call: Call): Promise<boolean> {
    if (!isShared(candidate)) return this.sendPersonal(candidate, call);
    const isSent = await this.sendShared(candidate, call);
    return isSent || (call.basketQuantity !== undefined && this.sendPersonal(candidate, call));
  }

  private async sendShared(
    candidate: SharedCandidate,
    { request, reply, basketQuantity }: Call,
  ): Promise<boolean> {
    const shopRequest = this.requests.everybodys(request);
    const page = await this.screens.shared(shopRequest, candidate, basketQuantity);
    if (page !== undefined) await sendFresh(request, reply, page);
    return page !== undefined;
  }

  private async sendPersonal(candidate: Candidate, { request, reply }: Call): Promise<boolean> {
    const shopRequest = this.requests.of(request);
    const screen = await this.screens.personal(shopRequest, candidate);
    if (screen === undefined) return false;
    const state = isStateRequest(request) ? this.screens.stateOf(screen, shopRequest) : undefined;
    if (state === undefined) await this.personal.send(request, reply, screen);
    else await reply.header('cache-control', 'no-store').header('vary', 'accept').send(state);
    return true;
  }
}

function isShared(candidate: Candidate): candidate is SharedCandidate {
  return candidate.pageKey !== undefined && candidate.contentKey !== undefined;
}

/** In the order in which they are asked. Throws NotFound for a call that is none of a page. */
function candidatesFor({ request, basketQuantity }: Call): readonly Candidate[] {
  const { routeOptions, url, shop } = request;
  const route = SCREEN_ROUTES.get(routeOptions.url ?? '');
  if (route === undefined || url.startsWith('/omnis/')) throw new NotFound();
  return route.screens.map((definition, place) => ({
    definition,
    contentKey: shop?.contentKey(place),
    pageKey:
      basketQuantity === undefined
        ? shop?.pageKeys[place]
        : shop?.countedKey(place, basketQuantity),
  }));
}
