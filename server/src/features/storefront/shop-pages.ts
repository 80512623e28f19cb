import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { Store } from '@selvedge/shared/stores/contract';
import { isNative } from '@selvedge/shared/storefront/modes';
import { themeOf } from '@selvedge/shared/themes/store-theme';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Clock } from '../../platform/clock.js';
import { shopCsp } from '../../platform/http/security-headers.js';
import { customCodeOf, noCode } from './custom-code.js';
import { monogramOf } from './monogram.js';
import { pageDocument } from './page-document.js';
import { payloadOf, propertiesOf, type PageContent } from './page-payload.js';
import { PersonalParts } from './personal-parts.js';
import { remembered } from './remembered.js';
import { sendHtml, type Html } from './send-html.js';
import { ShopBundle } from './shop-bundle.js';
import { modesOf, originOf, ShopVisits } from './shop-visits.js';

/** A store is the same object until it is saved again. */
const iconOf = remembered((store: Store) => {
  const css = propertiesOf(themeOf(store));
  return store.favicon ?? monogramOf({ name: store.name, theme: { name: store.theme, css } });
});

/** The policy of nearly all pages: the hashes are those of their theme alone. */
const plainPolicy = remembered((styleHashes: readonly string[]) =>
  shopCsp({ styleHashes, scriptHashes: [] }),
);

/** Renders screens of a shop, and sends them. */
@Injectable()
export class ShopPages {
  constructor(
    private readonly bundle: ShopBundle,
    private readonly personal: PersonalParts,
    private readonly visits: ShopVisits,
    private readonly clock: Clock,
  ) {}

  /** The shop of the request's host. Throws NotFound on a host without one. */
  storeOf(request: FastifyRequest): Store {
    return this.visits.storeOf(request);
  }

  /** `https://shop.example`, as the visitor wrote it. */
  originOf(request: FastifyRequest): string {
    return originOf(request);
  }

  /** what the visitor sees prices in. */
  currencyOf(request: FastifyRequest): CurrencyCode {
    return this.visits.of(request).currency;
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
    const visit = { ...this.visits.of(request), basketQuantity: quantity };
    const page = payloadOf(store, content, visit);
    const modes = modesOf(request);
    const payload = {
      ...page,
      ...(liked !== null && { favourites: liked }),
      ...(!isNative(modes) && { modes }),
    };
    const { render } = await this.bundle.renderer();
    const files = await this.bundle.files(screen, themeOf(store));
    const code = customCodeOf(store, { host: request.hostname, screen: screen.name, modes });
    const { html, styleHashes } = pageDocument(payload, render(payload), files, {
      favicon: iconOf(store),
      now: this.clock.now(),
      verification: store.verification,
      code,
    });
    const connect = liveOrigins(request, content);
    const isPlain = code === noCode && connect.length === 0;
    return {
      html,
      policy: isPlain ? plainPolicy(styleHashes) : shopCsp({ ...code, styleHashes, connect }),
      shared: quantity === null && (liked ?? []).length === 0 && content.noindex !== true,
    };
  }
}

/** Browsers of before 2022 do not count a socket to the own host as `'self'`. */
function liveOrigins({ protocol, host }: FastifyRequest, { screen }: PageContent): string[] {
  if (screen.name !== 'receipt') return [];
  return [`${protocol === 'https' ? 'wss' : 'ws'}://${host}`];
}
