import { Injectable } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/refusals.js';
import { sendFresh } from '../cache/send-page.http.js';
import { shownIn, type SourcedScreen } from '../render/shop-page.js';
import { SCREEN_ROUTES } from '../request/screen-routes.js';
import type { SharedKey } from '../request/shop-address.http.js';
import type { ShopRequest } from '../request/shop-request.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import { wantsState } from '../request/wants-state.http.js';
import { PersonalPages } from './personal-pages.http.js';
import { ScreenSources } from './screen-sources.service.js';
import { SharedPages } from './shared-pages.service.js';

/** One of the screens that may answer a call, and the keys under which its answer may be everybody's. */
interface Candidate {
  readonly definition: AnyScreenDefinition;
  readonly contentKey: SharedKey | undefined;
  readonly pageKey: SharedKey | undefined;
}

/** Answers with the first screen of an address that does not leave it to the next. */
@Injectable()
export class ScreenAnswers {
  constructor(
    private readonly sources: ScreenSources,
    private readonly requests: ShopRequests,
    private readonly shared: SharedPages,
    private readonly personal: PersonalPages,
  ) {}

  /** Throws NotFound where every screen passes. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    for (const candidate of candidatesFor(request)) {
      if (await this.isAnswered(candidate, request, reply)) return;
    }
    throw new NotFound();
  }

  private async isAnswered(
    candidate: Candidate,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const { definition, pageKey, contentKey } = candidate;
    if (pageKey === undefined || contentKey === undefined)
      return this.isAnsweredTo(candidate, request, reply);
    const asked = this.requests.everybodys(request);
    const page = await this.shared.page(asked, { definition, pageKey, contentKey });
    if (page !== undefined) await sendFresh(request, reply, page);
    return page !== undefined;
  }

  /** With what everybody is shown, where it is known; else with what this visitor is, and nobody else. */
  private async isAnsweredTo(
    { definition, contentKey }: Candidate,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const asked = this.requests.of(request);
    const content =
      this.shared.content(contentKey) ?? (await this.sources.of(definition).read(asked));
    if (content === undefined) return false;
    const screen = { definition, content };
    const state = wantsState(request) ? this.stateOf(screen, asked) : undefined;
    if (state === undefined) await this.personal.send(request, reply, screen);
    else await reply.header('cache-control', 'no-store').header('vary', 'accept').send(state);
    return true;
  }

  private stateOf(screen: SourcedScreen, { currency }: ShopRequest): object | undefined {
    return this.sources.of(screen.definition).state?.(shownIn(currency, screen));
  }
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
