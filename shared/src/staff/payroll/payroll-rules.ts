import type { FieldRule } from '../../forms/field-rules.js';

/** Validation of payroll fields on client and server. All fields are optional. */
export const payrollRules = {
  streetAddress: [['max_length', 200]],
  city: [['max_length', 80]],
  county: [['max_length', 80]],
  postCode: ['postcode'],
  nationalInsuranceNumber: ['national_insurance_number'],
  bankAccountName: ['alpha_spaces_punctuation', ['max_length', 70]],
  bankName: [['max_length', 80]],
  sortCode: ['sort_code'],
  bankAccountNumber: ['bank_account_number'],
} as const satisfies Readonly<Record<string, readonly FieldRule[]>>;
