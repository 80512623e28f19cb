import type { DiscountTerms } from '@selvedge/shared/discounts/discount';

export interface CreateDiscount {
  readonly type: 'CreateDiscount';
  readonly uuid: string;
  readonly terms: DiscountTerms;
}

export interface ChangeDiscount {
  readonly type: 'ChangeDiscount';
  readonly uuid: string;
  /** Method and code are ignored: they never change. */
  readonly terms: DiscountTerms;
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
