import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { NotFound } from '../../../platform/refusals.js';
import { ContentCache } from '../cache/content-cache.service.js';
import { PageCache } from '../cache/page-cache.service.js';
import { sendFresh } from '../cache/send-page.http.js';
import { PageRenderer } from '../render/page-renderer.service.js';
import type { ScreenContent } from '../render/screen-content.js';
import { shownIn } from '../render/shop-page.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { pathsOpenTo, SCREEN_ROUTES } from '../request/screen-routes.js';
import type { SharedKey } from '../request/shop-address.http.js';
import type { SharedShopRequest } from '../request/shop-request.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import { wantsState } from '../request/wants-state.http.js';
import { AtlasPages } from './atlas-pages.http.js';
import { PersonalPages } from './personal-pages.http.js';
import { ScreenSources } from './screen-sources.service.js';

/** One of the screens that may answer a call, and the keys under which its answer may be everybody's. */
interface Candidate {
  readonly definition: AnyScreenDefinition;
  readonly contentKey: SharedKey | undefined;
  readonly pageKey: SharedKey | undefined;
}

/** One whose page may be kept, and what it shows. */
interface SharedCandidate extends Candidate {
  readonly contentKey: SharedKey;
  readonly pageKey: SharedKey;
}

/**
 * Every page of a shop that is asked for by its address: the first screen answers that does not leave it to
 * the next. What is kept is made of a request without anybody; what is somebody's is kept nowhere.
 */
@Controller()
@UseFilters(RedirectFilter)
export class ShopScreensController {
  constructor(
    private readonly requests: ShopRequests,
    private readonly sources: ScreenSources,
    private readonly pages: PageCache,
    private readonly contents: ContentCache<ScreenContent>,
    private readonly renderer: PageRenderer,
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

  /** The page that is everybody's, made once for all who ask for it at the same time. */
  private async sendShared(
    { definition, pageKey, contentKey }: SharedCandidate,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const asked: SharedShopRequest = this.requests.everybodys(request);
    const { division } = asked.store;
    const read = () => this.sources.of(definition).read(asked);
    const page = await this.pages.render(pageKey, division, async () => {
      const content = await this.contents.of(contentKey, division, read);
      if (content === undefined) return undefined;
      const html = await this.renderer.forEverybody(asked, { definition, content });
      return { html, tags: content.tags };
    });
    if (page !== undefined) await sendFresh(request, reply, page);
    return page !== undefined;
  }

  /** With what everybody is shown, where it is known; else with what this visitor is, and nobody else. */
  private async sendPersonal(
    { definition, contentKey }: Candidate,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const asked = this.requests.of(request);
    const source = this.sources.of(definition);
    const known = contentKey && this.contents.get(contentKey);
    const content = known ?? (await source.read(asked));
    if (content === undefined) return false;
    const screen = { definition, content };
    const state = wantsState(request) ? source.state?.(shownIn(asked.currency, screen)) : undefined;
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
