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

/** A page request, with the size of the visitor's basket if pages are shared by it. */
interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly basketQuantity: number | undefined;
}

/** Answers requests for shop addresses with the first screen that does not pass (decision 0010). */
@Injectable()
export class ScreenAnswers {
  constructor(
    private readonly requests: ShopRequests,
    private readonly screens: ScreenPages,
    private readonly counted: CountedPages,
    private readonly personal: PersonalPages,
  ) {}

  /** Throws NotFound if every screen passes, and Redirect at a legacy address. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const basketQuantity = await this.counted.quantityOf(request);
    const call = { request, reply, basketQuantity };
    const candidates = candidatesFor(call);
    if (basketQuantity !== undefined && (await this.counted.sendCached(call, candidates))) return;
    for (const candidate of candidates) if (await this.answer(candidate, call)) return;
    // Owner-made pages at this address were tried before.
    const moved = movedAddress(request.url);
    throw moved === undefined ? new NotFound() : new Redirect(moved);
  }

  /** If a shared page for the basket size is not possible, renders it for the visitor. */
  private async answer(candidate: Candidate, call: Call): Promise<boolean> {
    if (!isShared(candidate)) return this.sendPersonal(candidate, call);
    const isSent = await this.sendShared(candidate, call);
    return isSent || (call.basketQuantity !== undefined && this.sendPersonal(candidate, call));
  }

  private async sendShared(
    candidate: SharedCandidate,
    { request, reply, basketQuantity }: Call,
  ): Promise<boolean> {
    const shopRequest = this.requests.withoutVisitor(request);
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

/** In the order in which they are tried. Throws NotFound for an unknown API call. */
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
