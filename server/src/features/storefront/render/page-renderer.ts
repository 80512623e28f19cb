import { Injectable } from '@nestjs/common';
import { frameOrigins } from '@selvedge/shared/blocks/frame-origins';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { Store } from '@selvedge/shared/stores/contract';
import { definitionOf, type ShopScreen } from '@selvedge/shared/storefront/screens';
import { blocksOf } from '@selvedge/shared/storefront/define-screen';
import { isNative } from '@selvedge/shared/storefront/modes';
import { themeProperties } from '@selvedge/shared/themes/resolve';
import { themeOf } from '@selvedge/shared/themes/store-theme';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Clock } from '../../../platform/clock.js';
import { shopCsp } from '../../../platform/http/security-headers.js';
import { customCodeOf, noCode } from './custom-code.js';
import { monogramOf } from './monogram.js';
import { pageDocument } from './page-document.js';
import { shopPage, type PageContent } from './shop-page.js';
import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import { sendHtml, type Html } from '../cache/send-html.js';
import { ShopBundle } from './shop-bundle.js';
import { PersonalStateReader } from '../request/personal-state.js';
import { modesOf, originOf, ShopRequests } from '../request/shop-requests.js';

/** A theme is the same object until its store is saved again. */
const propertiesOf = memoizeByObject(themeProperties);
const iconOf = memoizeByObject(
  (store: Store) => store.favicon ?? monogramOf(store.name, propertiesOf(themeOf(store))),
);

/** The policy of nearly all pages: the hashes are those of their theme alone. */
const plainPolicy = memoizeByObject((styleHashes: readonly string[]) =>
  shopCsp({ styleHashes, scriptHashes: [] }),
);

/** Renders screens of a shop, and sends them. */
@Injectable()
export class PageRenderer {
  constructor(
    private readonly bundle: ShopBundle,
    private readonly personal: PersonalStateReader,
    private readonly visits: ShopRequests,
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
    const page = shopPage(store, content, this.visits.of(request));
    const { screen } = page;
    const { payload, isEverybodys } = await this.personal.of(request, screen);
    const modes = modesOf(request);
    const personal = { ...payload, ...(!isNative(modes) && { modes }) };
    const { render } = await this.bundle.renderer();
    const { frame } = page;
    const code = customCodeOf(store, { host: request.hostname, screen: screen.name, modes });
    const { html, styleHashes } = pageDocument(
      page,
      personal,
      render({ frame, screen, ...personal }),
      {
        files: await this.bundle.files(screen, themeOf(store)),
        properties: propertiesOf(themeOf(store)),
        favicon: iconOf(store),
        now: this.clock.now(),
        verification: store.verification,
        code,
      },
    );
    const connect = liveOrigins(request, screen);
    const frames = frameOrigins(blocksOf(definitionOf(screen.name), screen));
    const isPlain = code === noCode && connect.length === 0 && frames.length === 0;
    return {
      html,
      policy: isPlain
        ? plainPolicy(styleHashes)
        : shopCsp({ ...code, styleHashes, connect, frames }),
      shared: isEverybodys && content.noindex !== true,
    };
  }
}

/** Browsers of before 2022 do not count a socket to the own host as `'self'`. */
function liveOrigins({ protocol, host }: FastifyRequest, screen: ShopScreen): string[] {
  if (definitionOf(screen.name).live !== true) return [];
  return [`${protocol === 'https' ? 'wss' : 'ws'}://${host}`];
}
