import { Injectable } from '@nestjs/common';
import { frameOrigins } from '@selvedge/shared/blocks/frame-origins';
import type { PersonalState } from '@selvedge/shared/storefront/contract';
import { blocksOf } from '@selvedge/shared/blocks/blocks-of-screen';
import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import { isNative, nativeModes } from '@selvedge/shared/storefront/modes';
import type { Store } from '@selvedge/shared/stores/contract';
import { lastDaysOf } from '@selvedge/shared/stores/christmas/christmas';
import { themeProperties } from '@selvedge/shared/themes/resolve';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { acceptedCards } from '../../../platform/config/payment-mode.js';
import {
  captchaSources,
  noPaymentSources,
  paymentSources,
  shopCsp,
  type PaymentSources,
} from '../../../platform/content-security-policy.js';
import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import type { PersonalHtml, SharedHtml } from '../cache/packed-page.js';
import { PersonalSources } from '../request/personal-sources.service.js';
import type {
  PersonalShopRequest,
  SharedShopRequest,
  ShopRequest,
} from '../request/shop-request.js';
import { customCodeOf, noCode, type CustomCode } from './custom-code.js';
import { measuredBy, type MeasuredBy } from './measured-by.js';
import { monogramOf } from './monogram.js';
import { pageDocument } from './page-document.js';
import { ShopBundle } from './shop-bundle.adapter.js';
import { shopPage, type ShopPage, type SourcedScreen } from './shop-page.js';

/** A theme is the same object until its store is saved again. */
const propertiesOf = memoizeByObject(themeProperties);
const iconOf = memoizeByObject(
  (store: Store) => store.favicon ?? monogramOf(store.name, propertiesOf(themeOf(store))),
);

/** Policy of most pages: only the style hashes of their theme. */
const plainPolicy = memoizeByObject((styleHashes: readonly string[]) =>
  shopCsp({ styleHashes, scriptHashes: [] }),
);

/** Renders screens to pages. */
@Injectable()
export class PageRenderer {
  private readonly captcha: readonly string[];
  private readonly payments: PaymentSources;

  constructor(
    private readonly bundle: ShopBundle,
    private readonly personal: PersonalSources,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.captcha = captchaSources(config);
    this.payments = paymentSources(config);
  }

  /** Renders the page for everyone, from a request without visitor data. */
  async forEverybody(request: SharedShopRequest, screen: SourcedScreen): Promise<SharedHtml> {
    const page = await this.render(request, screen, this.personal.forEveryone(request.store));
    return { ...page, audience: 'everybody' };
  }

  /**
   * Renders the page for all visitors with a basket of that size (BSK-002). Browsers must not store
   * it.
   */
  async forCount(
    request: SharedShopRequest,
    screen: SourcedScreen,
    basketQuantity: number,
  ): Promise<SharedHtml> {
    const state = { ...this.personal.forEveryone(request.store), basketQuantity };
    const page = await this.render(request, screen, state);
    return { ...page, audience: 'everybody', isCounted: true };
  }

  /** Renders the page of one visitor with their personal state. */
  async forVisitor(request: PersonalShopRequest, screen: SourcedScreen): Promise<PersonalHtml> {
    const { personal, head } = screen.content;
    const state = await this.personal.of(request, personal);
    const isPlain = isEmpty(state) && head.noindex !== true;
    return { ...(await this.render(request, screen, state)), audience: 'visitor', isPlain };
  }

  private async render(request: ShopRequest, sourced: SourcedScreen, state: PersonalState) {
    const { store, origin, currency, modes } = request;
    const now = this.clock.now();
    const page = shopPage(store, sourced, {
      origin,
      currency,
      lastDays: lastDaysOf(store, now),
      blockedPage: this.config.BLOCKED_LINK_URL,
      cards: acceptedCards(this.config),
    });
    const { frame, screen } = page;
    const personal = { ...state, ...(!isNative(modes) && { modes }) };
    const { render } = await this.bundle.renderer();
    const code = customCodeOf(request, sourced.definition);
    const theme = themeOf(store);
    const properties = propertiesOf(theme);
    const isEdited = modes.page !== nativeModes.page;
    const files = await this.bundle[isEdited ? 'editedFiles' : 'files'](screen, theme);
    const extras = {
      ...{ files, properties, code, now },
      ...{ favicon: iconOf(store), verification: store.verification },
    };
    const markup = render({ frame, screen, ...personal });
    const { html, styleHashes } = pageDocument(page, personal, markup, extras);
    return {
      html,
      policy: policyOf(page, sourced.definition, {
        ...{ code, styleHashes, captcha: this.captcha, payments: this.payments },
        measured: measuredBy(frame.measuring, sourced.definition, modes),
      }),
    };
  }
}

/** Whether the state contains nothing personal. */
function isEmpty({ basketQuantity, favourites = [], account }: PersonalState): boolean {
  return basketQuantity === null && favourites.length === 0 && account === undefined;
}

interface Inline {
  readonly code: CustomCode;
  readonly styleHashes: readonly string[];
  readonly captcha: readonly string[];
  readonly payments: PaymentSources;
  readonly measured: MeasuredBy;
}

function policyOf(
  { frame, screen }: ShopPage,
  definition: AnyScreenDefinition,
  { code, styleHashes, measured, ...sources }: Inline,
): string {
  const captcha = definition.captcha === true ? sources.captcha : [];
  const payment = definition.payment === true ? sources.payments : noPaymentSources;
  const connect = definition.live === true ? [socketOf(frame.origin)] : [];
  const frames = [...frameOrigins(blocksOf(definition, screen)), ...captcha];
  const others = measured.sends.length + connect.length + frames.length;
  const isPlain = code === noCode && others === 0 && payment === noPaymentSources;
  const hosts = [...code.hosts, ...captcha];
  return isPlain
    ? plainPolicy(styleHashes)
    : shopCsp({ ...code, styleHashes, connect, frames, payment, hosts, measured });
}

/** Browsers before 2022 do not count a socket to their own host as `'self'`. */
function socketOf(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
