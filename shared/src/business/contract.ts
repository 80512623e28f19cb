import { IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { trimmed } from '../http/field-decorators.js';
import { businessRules, payoutRules } from './business-rules.js';

/** Legal details of a shop's business; fields can be empty. */
export interface BusinessDetails {
  readonly legalName: string;
  readonly companyNumber: string;
  readonly vatNumber: string;
  readonly charityNumber: string;
}

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

/** Payout details of a shop. */
export interface PayoutDetails {
  readonly accountHolder: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  /** For sole traders; empty for companies. */
  readonly nationalInsuranceNumber: string;
}

/**
 * Body of PUT /omnis/v3/dashboard/business/payout/. All fields are required, because none is sent
 * to the client in full.
 */
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

/** Business details for the owners of a shop. Payout numbers are masked: `••••5678`. */
export interface Business {
  readonly details: BusinessDetails;
  readonly payout: PayoutDetails | null;
}
