import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { NotFound } from '../../../platform/refusals.js';
import { sendFresh } from '../cache/send-page.http.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { pathsOpenTo, SCREEN_ROUTES } from '../request/screen-routes.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import { wantsState } from '../request/wants-state.http.js';
import { AtlasPages } from './atlas-pages.http.js';
import { PersonalPages } from './personal-pages.http.js';
import { ScreenPages, type Candidate, type SharedCandidate } from './screen-pages.service.js';

/** Every page of a shop that is asked for by its address: the first screen answers that does not leave it to the next. */
@Controller()
@UseFilters(RedirectFilter)
export class ShopScreensController {
  constructor(
    private readonly requests: ShopRequests,
    private readonly screens: ScreenPages,
    private readonly personal: PersonalPages,
    private readonly atlas: AtlasPages,
  ) {}

  @Get(pathsOpenTo('shop.visit'))
  @UseGuards(OpenShopGuard)
  inside(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply);
  }

  /** Also of a closed shop: its doors. */
  @Get(pathsOpenTo('anybody'))
  outside(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply);
  }

  /** Throws NotFound where every screen passes. */
  private async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.facts.tenant.context === 'atlas') return this.atlas.send(request, reply);
    for (const candidate of candidatesFor(request)) {
      const isAnswered = isShared(candidate)
        ? await this.sendShared(candidate, request, reply)
        : await this.sendPersonal(candidate, request, reply);
      if (isAnswered) return;
    }
    throw new NotFound();
  }

  private async sendShared(
    candidate: SharedCandidate,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const page = await this.screens.shared(this.requests.everybodys(request), candidate);
    if (page !== undefined) await sendFresh(request, reply, page);
    return page !== undefined;
  }

  private async sendPersonal(
    candidate: Candidate,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const asked = this.requests.of(request);
    const screen = await this.screens.personal(asked, candidate);
    if (screen === undefined) return false;
    const state = wantsState(request) ? this.screens.stateOf(screen, asked) : undefined;
    if (state === undefined) await this.personal.send(request, reply, screen);
    else await reply.header('cache-control', 'no-store').header('vary', 'accept').send(state);
    return true;
  }
}

function isShared(candidate: Candidate): candidate is SharedCandidate {
  return candidate.pageKey !== undefined && candidate.contentKey !== undefined;
}

/** In the order in which they are asked. Throws NotFound for a call that is none of a page. */
function candidatesFor({ routeOptions, url, shop }: FastifyRequest): readonly Candidate[] {
  const route = SCREEN_ROUTES.get(routeOptions.url ?? '');
  if (route === undefined || url.startsWith('/omnis/')) throw new NotFound();
  return route.screens.map((definition, place) => ({
    definition,
    contentKey: shop?.contentKey(place),
    pageKey: shop?.pageKeys[place],
  }));
}
