import type { BusinessDetails, PayoutDetails } from '@selvedge/shared/business/contract';

interface OfBusiness {
  readonly division: number;
  /** Actor, e.g. `customer:7` or `staff:3`. */
  readonly person: string;
}

export interface SaveDetails extends OfBusiness {
  readonly type: 'SaveDetails';
  readonly details: BusinessDetails;
}

export interface SavePayout extends OfBusiness {
  readonly type: 'SavePayout';
  readonly payout: PayoutDetails;
}

export interface RemovePayout extends OfBusiness {
  readonly type: 'RemovePayout';
}

export type BusinessCommand = SaveDetails | SavePayout | RemovePayout;
