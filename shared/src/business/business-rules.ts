import type { FieldRule } from '../forms/field-rules.js';

/** Validation of business details on client and server. */
export const businessRules = {
  legalName: [['max_length', 120]],
  companyNumber: ['company_number'],
  vatNumber: ['vat_number'],
  charityNumber: ['charity_number'],
} as const satisfies Readonly<Record<string, readonly FieldRule[]>>;

/** Validation of payout details. Sole traders have a National Insurance number. */
export const payoutRules = {
  accountHolder: ['required', 'alpha_spaces_punctuation', ['max_length', 70]],
  sortCode: ['required', 'sort_code'],
  accountNumber: ['required', 'bank_account_number'],
  nationalInsuranceNumber: ['national_insurance_number'],
} as const satisfies Readonly<Record<string, readonly FieldRule[]>>;
