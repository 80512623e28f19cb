import type { OwnPasskey } from '../accounts/passkeys/contract.js';
import type { LeadStatus } from '../customers/lead.js';
import type { Money } from '../money.js';
import type { OrderAddress } from '../orders/contract.js';
import type { OrderViewSearch } from '../orders/views/contract.js';
import type { Permission } from '../permissions/codes.js';
import type { StaffPayroll } from '../staff/payroll/contract.js';
import type { StaffProfile } from '../staff/profile/contract.js';
import type { AccountSession } from './account-security.screen.js';
import type { AccountDetails } from '../customers/details.js';

/** Item of an order. */
export interface ExportedItem {
  readonly name: string;
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
  readonly quantity: number;
  /** Price per piece, including tax. */
  readonly price: Money;
}

export interface ExportedOrder {
  readonly orderId: number;
  /** Name of the shop. */
  readonly shop: string;
  readonly placedAt: string;
  /** Name of the status, as on the receipt (ORD-038). */
  readonly step: string;
  readonly email: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly items: readonly ExportedItem[];
  readonly shipping: Money;
  readonly discount: Money;
  readonly total: Money;
  /** Notes by staff. */
  readonly notes: readonly ExportedNote[];
}

/** Note by staff about a person or an order. */
export interface ExportedNote {
  readonly text: string;
  readonly writtenAt: string;
}

/** Browser subscribed to push notifications. */
export interface ExportedDevice {
  readonly shop: string;
  /** Browser name. */
  readonly browser: string;
  readonly since: string;
}

/** Store where the person is a team member. */
export interface ExportedMembership {
  readonly shop: string;
  readonly role: 'owner' | 'member';
  readonly permissions: readonly Permission[];
  readonly since: string;
}

/** Permission that the person requested. */
export interface ExportedRequest {
  /** Name of the store; "Atlas" for staff. */
  readonly place: string;
  readonly permissions: readonly Permission[];
  readonly stage: string;
  readonly word: string | null;
  readonly askedAt: string;
}

/** Favourite in a shop. */
export interface ExportedFavourite {
  /** Name of the shop. */
  readonly shop: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Item in a basket. */
export interface ExportedBasketItem extends ExportedFavourite {
  readonly quantity: number;
}

/** Draft of a shop or of its first product. */
export interface ExportedOpening {
  /** Name of the shop; null if it is not open yet. */
  readonly shop: string | null;
  readonly draft: Readonly<Record<string, unknown>>;
}

/** Comment on a page. */
export interface ExportedComment {
  readonly shop: string;
  /** Path of the page; null if it was deleted. */
  readonly page: string | null;
  readonly text: string | null;
  readonly writtenAt: string;
  readonly editedAt: string | null;
}

/** Message to a shop through a contact form. */
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
  /** Null until the subscription was confirmed on the page of the e-mail link. */
  readonly confirmedAt: string | null;
  /** Null unless the subscriber unsubscribed. */
  readonly endedAt: string | null;
}

/** Sales notes by staff about a customer. */
export interface ExportedLead {
  readonly notes: readonly ExportedNote[];
  readonly services: readonly string[];
  readonly industries: readonly string[];
  readonly status: LeadStatus | null;
  readonly potentialValue: Money | null;
  readonly journey: readonly { readonly status: LeadStatus | null; readonly since: string }[];
}

/** Saved view of a staff member's order list. */
export interface ExportedOrderView {
  readonly name: string;
  readonly search: OrderViewSearch;
}

/**
 * File of the data export (GDPR Article 20). Times are in ISO 8601 UTC, amounts in minor units of
 * their currency. Additions increase the version (decision 0008).
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
    /** Whether they signed up to open a store; null for staff. */
    readonly shouldHaveStore: boolean | null;
  };
  /** Profile image as a `data:` URL; null if there is none. */
  readonly avatar: string | null;
  /** Saved for later orders. */
  readonly addresses: readonly OrderAddress[];
  /** Null if none were accepted; the version is null for terms from before versioning. */
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
  /** Null for staff. */
  readonly lead: ExportedLead | null;
  /** Null for customers who are not staff. */
  readonly staff: {
    readonly profile: StaffProfile;
    readonly payroll: StaffPayroll;
    /** Numbers of their access cards. */
    readonly rfids: readonly string[];
  } | null;
}
