import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed } from '../../http/field-decorators.js';
import { payrollRules } from './payroll-rules.js';

/** Address and bank details of a staff member; empty if not filled in. */
export interface StaffPayroll {
  readonly streetAddress: string;
  readonly city: string;
  readonly county: string;
  readonly postCode: string;
  readonly nationalInsuranceNumber: string;
  readonly bankAccountName: string;
  readonly bankName: string;
  readonly sortCode: string;
  readonly bankAccountNumber: string;
}

/**
 * Body of PUT /omnis/v3/atlas/profile/payroll/ and /omnis/v3/atlas/payroll/{id}/; replaces all
 * fields.
 */
export class SaveStaffPayroll implements StaffPayroll {
  @trimmed
  @IsString()
  @Rules(...payrollRules.streetAddress)
  streetAddress!: string;

  @trimmed
  @IsString()
  @Rules(...payrollRules.city)
  city!: string;

  @trimmed
  @IsString()
  @Rules(...payrollRules.county)
  county!: string;

  @trimmed
  @IsString()
  @Rules(...payrollRules.postCode)
  postCode!: string;

  @trimmed
  @IsString()
  @Rules(...payrollRules.nationalInsuranceNumber)
  nationalInsuranceNumber!: string;

  @trimmed
  @IsString()
  @Rules(...payrollRules.bankAccountName)
  bankAccountName!: string;

  @trimmed
  @IsString()
  @Rules(...payrollRules.bankName)
  bankName!: string;

  @trimmed
  @IsString()
  @Rules(...payrollRules.sortCode)
  sortCode!: string;

  @trimmed
  @IsString()
  @Rules(...payrollRules.bankAccountNumber)
  bankAccountNumber!: string;
}

/** Name of a staff member. */
export interface PaidPerson {
  readonly id: number;
  readonly name: string;
}
