import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { themeFontFiles } from '@selvedge/shared/themes/resolve';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Clock } from '../../platform/clock.js';
import { shopCsp } from '../../platform/http/security-headers.js';
import { NotFound } from '../../platform/http/http.errors.js';
import { StoreDirectory } from '../stores/index.js';
import { monogramOf } from './monogram.js';
import { pageDocument } from './page-document.js';
import { payloadOf, themeOf, type PageContent } from './page-payload.js';
import { PersonalParts } from './personal-parts.js';
import { sendHtml, type Html } from './send-html.js';
import { ShopBundle } from './shop-bundle.js';

/** Renders screens of a shop, and sends them. */
@Injectable()
export class ShopPages {
  constructor(
    private readonly bundle: ShopBundle,
    private readonly personal: PersonalParts,
    private readonly stores: StoreDirectory,
    private readonly clock: Clock,
  ) {}

  /** The shop of the request's host. Throws NotFound on a host without one. */
  storeOf({ facts }: FastifyRequest): Store {
    const store = this.stores.store(facts.tenant.division);
    if (store === undefined) throw new NotFound();
    return store;
  }

  /** `https://shop.example`, as the visitor wrote it. */
  originOf({ protocol, host }: FastifyRequest): string {
    return `${protocol}://${host}`;
  }

  /** Sends the screen with the reply's present status. */
  async send(request: FastifyRequest, reply: FastifyReply, content: PageContent): Promise<void> {
    reply.header('x-cache', 'bypass');
    await sendHtml(request, reply, await this.render(request, content));
  }

  /** The page, and whether it is the same for everybody. */
  async render(request: FastifyRequest, content: PageContent): Promise<Html> {
    const store = this.storeOf(request);
    const { screen } = content;
    const { quantity, liked } = await this.personal.of(request, screen);
    const page = payloadOf(store, this.originOf(request), content, quantity);
    const payload = liked === null ? page : { ...page, favourites: liked };
    const { render } = await this.bundle.renderer();
    const files = await this.bundle.files(screen.name, themeFontFiles(themeOf(store.theme)));
    const { html, styleHashes } = pageDocument(payload, render(payload), files, {
      favicon: store.favicon ?? monogramOf(payload.frame),
      now: this.clock.now(),
    });
    return {
      html,
      policy: shopCsp({ styleHashes, scriptHashes: [], connect: liveOrigins(request, content) }),
      shared: quantity === null && (liked ?? []).length === 0 && content.noindex !== true,
    };
  }
}

/** Browsers of before 2022 do not count a socket to the own host as `'self'`. */
function liveOrigins({ protocol, host }: FastifyRequest, { screen }: PageContent): string[] {
  if (screen.name !== 'receipt') return [];
  return [`${protocol === 'https' ? 'wss' : 'ws'}://${host}`];
}
