import type { Problem } from '@selvedge/shared/http/problem';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { Principal } from '@selvedge/shared/permissions/principal';
import type { Region } from '@selvedge/shared/countries/countries';
import type { ScreenAddress } from '@selvedge/shared/screens/define-screen';
import type { ShopModes } from '@selvedge/shared/storefront/modes';
import type { Variations } from '@selvedge/shared/split-tests/variations';
import type { Store } from '@selvedge/shared/stores/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import type { Subject } from '../../../platform/authorization/session.js';

/** The visitor and the state in their browser. */
export interface Visitor {
  readonly context: CommandContext;
  /** Null without an account. */
  readonly subject: Subject | null;
  /** Token of the session or visit. */
  readonly token: string | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Country reported by the network in front of the server. */
  readonly networkCountry: string | undefined;
  /** Whether the response is shown in a frame, as in the office's theme preview. */
  readonly isFramed: boolean;
}

/** Request for a shop page as a plain object, independent of HTTP. */
export interface ShopRequest<Route extends string = string> extends ScreenAddress<Route> {
  readonly store: Store;
  /**
   * Stores that guards check besides the visitor: the shop itself; on the main brand, the visitor's
   * own shops (GRD-011).
   */
  readonly projects: readonly Store[];
  /** `https://shop.example`, as requested. */
  readonly origin: string;
  /** Name of the host, without port. */
  readonly hostname: string;
  /** Path and query as received. */
  readonly url: string;
  /** Currency of the prices. */
  readonly currency: CurrencyCode;
  /** Region of the visitor (BLX-007). */
  readonly region: Region;
  readonly modes: ShopModes;
  /** Variation of each split test (BLX-012). */
  readonly variations: Variations;
  /** Uuid of the page whose live content is shown to its external editor (EDT-009). */
  readonly editedPage?: string;
  /** The error, on an error page. */
  readonly problem?: Problem;
  /** Principal of the request; anonymous for shared pages. */
  readonly principal: Principal;
  /** Null for shared pages. */
  readonly visitor: Visitor | null;
}

/** Request without visitor data. Only content made from it is cached. */
export interface SharedShopRequest<Route extends string = string> extends ShopRequest<Route> {
  readonly visitor: null;
}

/** Request of a visitor. Content made from it is theirs alone. */
export interface PersonalShopRequest<Route extends string = string> extends ShopRequest<Route> {
  readonly visitor: Visitor;
}

/** Whether the request has a visitor. */
export function hasVisitor(request: ShopRequest): request is PersonalShopRequest {
  return request.visitor !== null;
}
