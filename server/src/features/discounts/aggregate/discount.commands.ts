import type { DiscountTerms } from '@selvedge/shared/discounts/discount';

/** Terms that can change after the creation. */
export type ChangeableTerms = Omit<DiscountTerms, 'method' | 'code'>;

export interface CreateDiscount {
  readonly type: 'CreateDiscount';
  readonly uuid: string;
  readonly terms: DiscountTerms;
}

export interface ChangeDiscount {
  readonly type: 'ChangeDiscount';
  readonly uuid: string;
  readonly terms: ChangeableTerms;
  /** Version that the change is based on. */
  readonly version: number;
}

export interface PauseDiscount {
  readonly type: 'PauseDiscount';
  readonly uuid: string;
  readonly isPaused: boolean;
}

export interface IssueCodes {
  readonly type: 'IssueCodes';
  readonly uuid: string;
  readonly codes: readonly string[];
}

export type DiscountCommand = CreateDiscount | ChangeDiscount | PauseDiscount | IssueCodes;
