import { IsBoolean } from 'class-validator';

import { searchTerms } from '../http/common-fields.js';
import { pagesOf } from '../http/paging.js';

/** Query of GET /omnis/v3/atlas/stores/. */
export class StoresQuery extends pagesOf(100) {
  /** Part of the name or subdomain. */
  @searchTerms
  searchTerm?: string;
}

/** Body of PUT /omnis/v3/atlas/stores/{store}/plan/. */
export class SetPlan {
  @IsBoolean()
  isPro!: boolean;
}

/** A shop in the staff list. */
export interface StoreRow {
  readonly division: number;
  readonly name: string;
  /** Host name, without a path. */
  readonly address: string;
  /** Whether the shop exists for visitors. */
  readonly active: boolean;
  readonly isFraud: boolean;
  readonly isVip: boolean;
  /** Whether it is open to everyone. */
  readonly isOpen: boolean;
  readonly isPro: boolean;
  /** When the owner requested Pro, ISO 8601; null without an open request. */
  readonly askedAt: string | null;
  /** Sorted by name. */
  readonly owners: readonly string[];
}

/** Answer of GET /omnis/v3/dashboard/plan/. */
export type ShopPlan = Pick<StoreRow, 'isPro' | 'askedAt'>;
