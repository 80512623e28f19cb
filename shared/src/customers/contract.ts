import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import { searchTerms } from '../http/common-fields.js';
import { decoratedBy, unlessAbsent, unlessNull, wholeNumber } from '../http/field-decorators.js';
import type { CurrencyCode, Money } from '../money.js';
import type { AccountDetails } from './details.js';
import type { Permission } from '../permissions/codes.js';
import { LEAD_STATUS_NAMES, type LeadStatus } from './lead.js';

/**
 * Sort orders of the customer list; a leading minus sorts descending. `since` is the account's
 * creation, `spent` the total in one currency.
 */
export const CUSTOMER_SORTS = [
  'name',
  '-name',
  'since',
  '-since',
  'orders',
  '-orders',
  'lastOrder',
  '-lastOrder',
  'spent',
  '-spent',
] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export class CustomersQuery {
  /** Newest first by default. */
  @unlessAbsent
  @IsIn(CUSTOMER_SORTS)
  sort?: CustomerSort;

  /** Part of a name or e-mail address, or an order number. */
  @searchTerms
  searchTerm?: string;

  /** `next` of an answer with the same search and sort. */
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  after?: number;
}

/** Body of POST /omnis/v3/atlas/customers/{id}/notes/. */
export class WriteCustomerNote {
  /** Created by the client, so that a repeated request adds only one note. */
  @IsUUID()
  id!: string;

  @IsString()
  @Rules('required', ['max_length', 2_000])
  text!: string;
}

const shortTexts = decoratedBy(
  MaxLength(40, { each: true }),
  IsString({ each: true }),
  ArrayUnique(),
  ArrayMaxSize(20),
  IsArray(),
  unlessAbsent,
);

/** Body of PATCH /omnis/v3/atlas/customers/{id}/; absent fields stay unchanged. */
export class ChangeCustomer {
  @unlessAbsent
  @unlessNull
  @IsIn(LEAD_STATUS_NAMES)
  leadStatus?: LeadStatus | null;

  @shortTexts
  services?: string[];

  @shortTexts
  industries?: string[];

  /** Expected yearly revenue in minor units of `leadCurrency`. */
  @unlessAbsent
  @unlessNull
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  potentialValue?: number | null;
}

export interface CustomerRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
  readonly createdAt: string;
}

/** A customer with purchases in all stores, including guest orders under the verified address. */
export interface ListedCustomer extends CustomerRow {
  readonly orders: number;
  /** Paid and not refunded amounts, largest first. */
  readonly spent: readonly Money[];
  /** ISO 8601; null without orders. */
  readonly lastOrderAt: string | null;
}

export interface Customers {
  readonly customers: readonly ListedCustomer[];
  /** For `after`; null on the last page. */
  readonly next: number | null;
}

/** Note by staff about a customer. */
export interface CustomerNote {
  readonly id: string;
  readonly text: string;
  /** Null if the author no longer works here. */
  readonly by: string | null;
  readonly at: string;
  /** Whether the reader is the author and can delete it. */
  readonly isOwn: boolean;
}

/** One status change of a lead. */
export interface LeadStep {
  readonly leadStatus: LeadStatus | null;
  readonly by: string | null;
  readonly at: string;
}

export interface CustomerOrder {
  readonly id: number;
  readonly division: number;
  readonly store: string;
  readonly status: string;
  readonly total: number;
  readonly currency: CurrencyCode;
  readonly createdAt: string;
}

/** Profile that a customer entered; empty fields were not filled in. */
export interface CustomerIdentity extends AccountDetails {
  /** Path of the profile image. */
  readonly avatar: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** Roles and memberships of a customer; `verified` and `orders` are separate fields. */
export interface CustomerAccount {
  /** Whether the person is also staff, under the same verified address. */
  readonly internal: boolean;
  /** Id of the staff account. */
  readonly claimedUser: number | null;
  readonly signedEula: boolean;
  /** Divisions of the stores where they are team members. */
  readonly divisions: readonly number[];
  /** Stores that they own. */
  readonly manufacturers: readonly { readonly id: number; readonly name: string }[];
  readonly dashboardPermissions: readonly {
    readonly division: number;
    readonly permissions: readonly Permission[];
  }[];
  readonly role: 'owner' | 'member' | 'shopper';
  readonly twoFactorAuthEnabled: boolean;
  /** Whether they requested payment terms in any order. */
  readonly requestTerms: boolean;
  /** Whether they signed up to open a store. */
  readonly shouldHaveStore: boolean;
}

/** Answer of GET /omnis/v3/atlas/customers/{id}/. */
export interface CustomerFile extends CustomerRow, CustomerIdentity, CustomerAccount {
  /** Stores where they are team members. */
  readonly stores: readonly {
    readonly division: number;
    readonly name: string;
    readonly role: 'owner' | 'member';
  }[];
  /** Newest first, up to 50. */
  readonly orders: readonly CustomerOrder[];
  /** Newest first. */
  readonly notes: readonly CustomerNote[];
  readonly tags: { readonly services: readonly string[]; readonly industries: readonly string[] };
  readonly leadStatus: LeadStatus | null;
  /** In minor units of `leadCurrency`; null if not estimated. */
  readonly potentialValue: number | null;
  /** Oldest first. */
  readonly statusJourney: readonly LeadStep[];
  /** Position after which live events on `atlas:customers` continue. */
  readonly cursor: string;
}

/** Live event on `atlas:customers`: notes or lead changed; carries no content. */
export interface CustomerFileChanged {
  readonly customerId: number;
}
