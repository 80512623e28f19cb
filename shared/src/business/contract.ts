import { IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { trimmed } from '../http/field-decorators.js';
import { businessRules, payoutRules } from './business-rules.js';

/** Which business a shop is; each is empty where it has none. */
export interface BusinessDetails {
  readonly legalName: string;
  readonly companyNumber: string;
  readonly vatNumber: string;
  readonly charityNumber: string;
}

/** PUT /omnis/v3/dashboard/business/details/. */
export class SaveBusinessDetails implements BusinessDetails {
  @trimmed
  @IsString()
  @Rules(...businessRules.legalName)
  legalName!: string;

  @trimmed
  @IsString()
  @Rules(...businessRules.companyNumber)
  companyNumber!: string;

  @trimmed
  @IsString()
  @Rules(...businessRules.vatNumber)
  vatNumber!: string;

  @trimmed
  @IsString()
  @Rules(...businessRules.charityNumber)
  charityNumber!: string;
}

/** Where a shop is paid out to. */
export interface PayoutDetails {
  readonly accountHolder: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  /** Of a sole trader; empty for a company. */
  readonly nationalInsuranceNumber: string;
}

/** PUT /omnis/v3/dashboard/business/payout/: all of it anew, since none of it is sent back whole. */
export class SavePayoutDetails implements PayoutDetails {
  @trimmed
  @IsString()
  @Rules(...payoutRules.accountHolder)
  accountHolder!: string;

  @trimmed
  @IsString()
  @Rules(...payoutRules.sortCode)
  sortCode!: string;

  @trimmed
  @IsString()
  @Rules(...payoutRules.accountNumber)
  accountNumber!: string;

  @trimmed
  @IsString()
  @Rules(...payoutRules.nationalInsuranceNumber)
  nationalInsuranceNumber!: string;
}

/** What of a shop's business its owners are shown: numbers of the payout by their ends alone, `••••5678`. */
export interface Business {
  readonly details: BusinessDetails;
  readonly payout: PayoutDetails | null;
}
