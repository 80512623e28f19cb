import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed } from '../../http/field-decorators.js';
import { payrollRules } from './payroll-rules.js';

/** ATL-005: where a member of staff lives, and is paid to; each is empty where it was not said. */
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

/** PUT /omnis/v3/atlas/profile/payroll/, and /omnis/v3/atlas/payroll/{id}/: all of it anew. */
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

/** Somebody of the staff, by name alone. */
export interface PaidPerson {
  readonly id: number;
  readonly name: string;
}
