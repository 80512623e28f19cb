import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { themeFontFiles } from '@selvedge/shared/themes/resolve';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { shopCsp } from '../../platform/http/security-headers.js';
import { NotFound } from '../../platform/http/http.errors.js';
import { BasketCommands, BasketVisits } from '../baskets/index.js';
import { StoreDirectory } from '../stores/index.js';
import { pageDocument } from './page-document.js';
import { payloadOf, themeOf, type PageContent } from './page-payload.js';
import { sendHtml, type Html } from './send-html.js';
import { ShopBundle } from './shop-bundle.js';

/** A store without a picture of its own: no request for `/favicon.ico`. */
const noFavicon = 'data:,';

/** Renders screens of a shop, and sends them. */
@Injectable()
export class ShopPages {
  constructor(
    private readonly bundle: ShopBundle,
    private readonly visits: BasketVisits,
    private readonly baskets: BasketCommands,
    private readonly stores: StoreDirectory,
  ) {}

  /** The shop of the request's host. Throws NotFound on a host without one. */
  storeOf({ facts }: FastifyRequest): Store {
    const store = this.stores.store(facts.tenant.division);
    if (store === undefined) throw new NotFound();
    return store;
  }

  /** Sends the screen with the reply's present status. */
  async send(request: FastifyRequest, reply: FastifyReply, content: PageContent): Promise<void> {
    await sendHtml(request, reply, await this.render(request, content));
  }

  /** The page, and whether it is the same for everybody. */
  async render(request: FastifyRequest, content: PageContent): Promise<Html> {
    const store = this.storeOf(request);
    const { screen } = content;
    const quantity = await this.basketQuantity(request, content);
    const payload = payloadOf(store, originOf(request), content, quantity);
    const { render } = await this.bundle.renderer();
    const files = await this.bundle.files(screen.name, themeFontFiles(themeOf(store.theme)));
    const favicon = store.favicon ?? noFavicon;
    const { html, styleHashes } = pageDocument(payload, render(payload), files, favicon);
    return {
      html,
      policy: shopCsp({ styleHashes, scriptHashes: [], connect: liveOrigins(request, content) }),
      shared: quantity === null && content.noindex !== true,
    };
  }

  /** Null for somebody without a basket, whose page is everybody's. */
  private async basketQuantity(
    request: FastifyRequest,
    { screen }: PageContent,
  ): Promise<number | null> {
    if (screen.name === 'basket' || screen.name === 'checkout') return screen.basket.quantity;
    const visit = this.visits.of(request);
    if (visit.basketId === undefined) return null;
    return (await this.baskets.list(visit)).quantity;
  }
}

/** `https://shop.example`, as the visitor wrote it. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

/** Browsers of before 2022 do not count a socket to the own host as `'self'`. */
function liveOrigins({ protocol, host }: FastifyRequest, { screen }: PageContent): string[] {
  if (screen.name !== 'receipt') return [];
  return [`${protocol === 'https' ? 'wss' : 'ws'}://${host}`];
}
