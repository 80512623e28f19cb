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
import type { AccountDetails } from '../own-account/details.js';
import type { Permission } from '../permissions/codes.js';
import { LEAD_STATUS_NAMES, type LeadStatus } from './lead.js';

/**
 * What a list of customers is sorted by, behind a minus down: `since`, when they opened their account;
 * `spent`, what it comes to in one currency.
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

/** GET /omnis/v3/atlas/customers/. */
export class CustomersQuery {
  /** The newest first where nothing is said. */
  @unlessAbsent
  @IsIn(CUSTOMER_SORTS)
  sort?: CustomerSort;

  /** In name or e-mail address, or the number of an order. */
  @searchTerms
  searchTerm?: string;

  /** The `next` of an answer with the same words and sort: those after it. */
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  after?: number;
}

/** POST /omnis/v3/atlas/customers/{id}/notes/. */
export class WriteCustomerNote {
  /** Made where it is written: sent twice, it is one. */
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

/** PATCH /omnis/v3/atlas/customers/{id}/: what is left out stays as it is. */
export class ChangeCustomer {
  @unlessAbsent
  @unlessNull
  @IsIn(LEAD_STATUS_NAMES)
  leadStatus?: LeadStatus | null;

  @shortTexts
  services?: string[];

  @shortTexts
  industries?: string[];

  /** IDN-003: what they may bring in a year, in minor units of `leadCurrency`. */
  @unlessAbsent
  @unlessNull
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  potentialValue?: number | null;
}

/** A customer, on the list. */
export interface CustomerRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A customer with what they have bought in all stores, as guests of their verified address too. */
export interface ListedCustomer extends CustomerRow {
  readonly orders: number;
  /** The largest sum first; of what was paid and not given back. */
  readonly spent: readonly Money[];
  /** ISO 8601; null of who never ordered. */
  readonly lastOrderAt: string | null;
}

export interface Customers {
  readonly customers: readonly ListedCustomer[];
  /** For `after`; null when nobody comes after these. */
  readonly next: number | null;
}

/** What staff wrote about a customer. */
export interface CustomerNote {
  readonly id: string;
  readonly text: string;
  /** Null of who does not work here any more. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** Whether whoever reads it wrote it, and may delete it. */
  readonly isOwn: boolean;
}

/** ATL-019: one step of a statusJourney. */
export interface LeadStep {
  readonly leadStatus: LeadStatus | null;
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

export interface CustomerOrder {
  readonly id: number;
  readonly division: number;
  readonly store: string;
  readonly status: string;
  readonly total: number;
  readonly currency: CurrencyCode;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** IDN-001: what a customer said of themselves; each empty where nothing is said. */
export interface CustomerIdentity extends AccountDetails {
  /** The path of their picture. */
  readonly avatar: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** IDN-002: what a customer holds; `verified` and `orders` stand beside it. */
export interface CustomerAccount {
  /** Whether they work for the platform as well, under the same verified address. */
  readonly internal: boolean;
  /** Their account of the staff. */
  readonly claimedUser: number | null;
  readonly signedEula: boolean;
  /** Those of the stores where they work. */
  readonly divisions: readonly number[];
  /** The stores that are theirs. */
  readonly manufacturers: readonly { readonly id: number; readonly name: string }[];
  readonly dashboardPermissions: readonly {
    readonly division: number;
    readonly permissions: readonly Permission[];
  }[];
  readonly role: 'owner' | 'member' | 'shopper';
  readonly twoFactorAuthEnabled: boolean;
  /** RET-010: whether they have asked for terms of payment in one of their orders. */
  readonly requestTerms: boolean;
  /** They signed up to open a store. */
  readonly shouldHaveStore: boolean;
}

/** ATL-019: GET /omnis/v3/atlas/customers/{id}/. */
export interface CustomerFile extends CustomerRow, CustomerIdentity, CustomerAccount {
  /** Where they work. */
  readonly stores: readonly {
    readonly division: number;
    readonly name: string;
    readonly role: 'owner' | 'member';
  }[];
  /** The newest first, up to 50. */
  readonly orders: readonly CustomerOrder[];
  /** The newest first. */
  readonly notes: readonly CustomerNote[];
  readonly tags: { readonly services: readonly string[]; readonly industries: readonly string[] };
  readonly leadStatus: LeadStatus | null;
  /** IDN-003: in minor units of `leadCurrency`; null where nobody has said it. */
  readonly potentialValue: number | null;
  /** The first one first. */
  readonly statusJourney: readonly LeadStep[];
  /** RTM-013: goes with the topic `atlas:customers`. */
  readonly cursor: string;
}

/** Topic `atlas:customers`: something was said of them, or taken back; never what. */
export interface CustomerFileChanged {
  readonly customerId: number;
}
