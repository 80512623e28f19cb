import type { OwnPasskey } from '../accounts/passkeys/contract.js';
import type { LeadStatus } from '../customers/lead.js';
import type { Money } from '../money.js';
import type { OrderAddress } from '../orders/contract.js';
import type { OrderViewSearch } from '../orders/views/contract.js';
import type { Permission } from '../permissions/codes.js';
import type { StaffPayroll } from '../staff/payroll/contract.js';
import type { StaffProfile } from '../staff/profile/contract.js';
import type { AccountSession } from './account-security.screen.js';
import type { AccountDetails } from './details.js';

/** A piece of an order. */
export interface ExportedItem {
  readonly name: string;
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
  readonly quantity: number;
  /** Of one, with tax. */
  readonly price: Money;
}

export interface ExportedOrder {
  readonly orderId: number;
  /** By its name. */
  readonly shop: string;
  readonly placedAt: string;
  /** Where it is, in a shopper's words. */
  readonly step: string;
  readonly email: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly items: readonly ExportedItem[];
  readonly shipping: Money;
  readonly discount: Money;
  readonly total: Money;
  /** What staff wrote on it. */
  readonly notes: readonly ExportedNote[];
}

/** What staff wrote of somebody, or of an order of theirs. */
export interface ExportedNote {
  readonly text: string;
  readonly writtenAt: string;
}

/** A browser in which somebody is told what concerns them, while it shows nothing of the office. */
export interface ExportedDevice {
  readonly shop: string;
  /** As it names itself. */
  readonly browser: string;
  readonly since: string;
}

/** A store that somebody works on. */
export interface ExportedMembership {
  readonly shop: string;
  readonly role: 'owner' | 'member';
  readonly permissions: readonly Permission[];
  readonly since: string;
}

/** A permission that somebody asked for. */
export interface ExportedRequest {
  /** By its name; "The office" of who works for the platform. */
  readonly place: string;
  readonly permissions: readonly Permission[];
  readonly stage: string;
  readonly word: string | null;
  readonly askedAt: string;
}

/** What somebody likes in a shop. */
export interface ExportedFavourite {
  /** By its name. */
  readonly shop: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What lies in somebody's basket in a shop. */
export interface ExportedBasketItem extends ExportedFavourite {
  readonly quantity: number;
}

/** What somebody typed of a shop that they are about to open, or chose of its first product. */
export interface ExportedOpening {
  /** By its name; null of a shop that is not there yet. */
  readonly shop: string | null;
  readonly draft: Readonly<Record<string, unknown>>;
}

/** What somebody said about a page that they worked on. */
export interface ExportedComment {
  readonly shop: string;
  /** Its path; null once it is gone. */
  readonly page: string | null;
  readonly text: string | null;
  readonly writtenAt: string;
  readonly editedAt: string | null;
}

/** Letters of a shop that somebody asked for. */
/** BLK-048: what somebody wrote to a shop by a form of its pages. */
export interface ExportedMessage {
  readonly shop: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly sentAt: string;
}

export interface ExportedSubscription {
  readonly shop: string;
  readonly mailingList: number;
  readonly firstName: string | null;
  readonly askedAt: string;
  /** Null until the link of the mail was followed. */
  readonly confirmedAt: string | null;
}

/** What staff said about somebody as a customer. */
export interface ExportedLead {
  readonly notes: readonly ExportedNote[];
  readonly services: readonly string[];
  readonly industries: readonly string[];
  readonly status: LeadStatus | null;
  readonly potentialValue: Money | null;
  readonly journey: readonly { readonly status: LeadStatus | null; readonly since: string }[];
}

/** What a member of staff narrows the list of orders to, under a name of their own. */
export interface ExportedOrderView {
  readonly name: string;
  readonly search: OrderViewSearch;
}

/**
 * GDPR Article 20: the file that a person takes with them. Times are ISO 8601 in UTC, amounts are in
 * minor units of their currency. What is added later raises the version (decision 0008).
 */
export interface AccountExport {
  readonly format: 'selvedge-account';
  readonly version: 12;
  readonly madeAt: string;
  readonly account: {
    readonly email: string;
    readonly verified: boolean;
    readonly firstName: string;
    readonly lastName: string;
    readonly details: AccountDetails;
    readonly createdAt: string;
    /** They signed up to open a store; null of staff. */
    readonly shouldHaveStore: boolean | null;
  };
  /** Their picture, as a `data:` address; null of who has none. */
  readonly avatar: string | null;
  /** Kept for the next order. */
  readonly addresses: readonly OrderAddress[];
  /** Null of who has signed none; without version where they had none yet. */
  readonly terms: { readonly version: string | null; readonly signedAt: string | null } | null;
  readonly twoFactor: { readonly isOn: boolean; readonly addedAt: string | null };
  readonly passkeys: readonly OwnPasskey[];
  readonly sessions: readonly AccountSession[];
  readonly devices: readonly ExportedDevice[];
  readonly memberships: readonly ExportedMembership[];
  readonly orders: readonly ExportedOrder[];
  readonly baskets: readonly ExportedBasketItem[];
  readonly favourites: readonly ExportedFavourite[];
  readonly comments: readonly ExportedComment[];
  readonly subscriptions: readonly ExportedSubscription[];
  readonly messages: readonly ExportedMessage[];
  readonly requests: readonly ExportedRequest[];
  readonly openings: readonly ExportedOpening[];
  readonly orderViews: readonly ExportedOrderView[];
  /** Null of staff. */
  readonly lead: ExportedLead | null;
  /** Null of who does not work for the platform. */
  readonly staff: {
    readonly profile: StaffProfile;
    readonly payroll: StaffPayroll;
    /** The numbers of their cards. */
    readonly rfids: readonly string[];
  } | null;
}
