import { IsBoolean } from 'class-validator';

import { searchTerms } from '../http/common-fields.js';
import { pagesOf } from '../http/paging.js';

/** GET /omnis/v3/atlas/stores/: what the staff's list of shops shows. */
export class StoresQuery extends pagesOf(100) {
  /** In name or sub-domain. */
  @searchTerms
  searchTerm?: string;
}

/** STO-003: PUT /omnis/v3/atlas/stores/{store}/plan/. */
export class SetPlan {
  @IsBoolean()
  isPro!: boolean;
}

/** A shop, as those see it who look after all of them. */
export interface StoreRow {
  readonly division: number;
  readonly name: string;
  /** Where it is found, without a path. */
  readonly address: string;
  /** ATL-020: whether it is there at all. */
  readonly active: boolean;
  readonly isFraud: boolean;
  readonly isVip: boolean;
  /** Whether everybody may come in. */
  readonly isOpen: boolean;
  readonly isPro: boolean;
  /** When its owner asked for Pro, ISO 8601; null when nobody waits for it. */
  readonly askedAt: string | null;
  /** By name. */
  readonly owners: readonly string[];
}

/** GET /omnis/v3/dashboard/plan/: which plan the shop of the host has. */
export type ShopPlan = Pick<StoreRow, 'isPro' | 'askedAt'>;
