import type { Problem } from '@selvedge/shared/http/problem';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { Asker } from '@selvedge/shared/permissions/asker';
import type { Region } from '@selvedge/shared/storefront/countries';
import type { ScreenAddress } from '@selvedge/shared/storefront/define-screen';
import type { ShopModes } from '@selvedge/shared/storefront/modes';
import type { Variations } from '@selvedge/shared/split-tests/variations';
import type { Store } from '@selvedge/shared/stores/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import type { Subject } from '../../../platform/authorization/session.js';

/** Who asks, and what their browser keeps for them. */
export interface Visitor {
  readonly context: CommandContext;
  /** Null without account. */
  readonly subject: Subject | null;
  /** Of their session or visit. */
  readonly token: string | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Where the network in front of us says that they are. */
  readonly networkCountry: string | undefined;
  /** Whether their browser shows the answer in a frame, as an office does with a look that is tried. */
  readonly isFramed: boolean;
}

/** What a page of a shop is asked for with: a plain object, which knows nothing of HTTP. */
export interface ShopRequest<Route extends string = string> extends ScreenAddress<Route> {
  readonly store: Store;
  /** GRD-011: what guards look at beside the visitor: the shop; on the main brand, the shops that they work on. */
  readonly projects: readonly Store[];
  /** `https://shop.example`, as the visitor wrote it. */
  readonly origin: string;
  /** The host's name, without port. */
  readonly hostname: string;
  /** Path and query, as they came. */
  readonly url: string;
  /** what prices are shown in. */
  readonly currency: CurrencyCode;
  /** BLX-007: where it is asked from. */
  readonly region: Region;
  readonly modes: ShopModes;
  /** BLX-012: which variation of each split test is shown. */
  readonly variations: Variations;
  /** EDT-009: the uuid of the page that is shown to its external editor, as it is at this moment. */
  readonly editedPage?: string;
  /** What went wrong, on the page that says so. */
  readonly problem?: Problem;
  /** As whom it is asked; as nobody in particular where the page is to be the same for everybody. */
  readonly asker: Asker;
  /** Null where the page is to be the same for everybody. */
  readonly visitor: Visitor | null;
}

/** A request that holds nobody: only what was made of one is kept for others. */
export interface SharedShopRequest<Route extends string = string> extends ShopRequest<Route> {
  readonly visitor: null;
}

/** A request of somebody: what is made of it is theirs alone. */
export interface PersonalShopRequest<Route extends string = string> extends ShopRequest<Route> {
  readonly visitor: Visitor;
}

/** Whether somebody asks, rather than nobody in particular. */
export function isOfSomebody(request: ShopRequest): request is PersonalShopRequest {
  return request.visitor !== null;
}
