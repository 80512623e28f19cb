import type { StaffPayroll } from './contract.js';

/** Of who has said nothing yet. */
export const noPayroll: StaffPayroll = {
  streetAddress: '',
  city: '',
  county: '',
  postCode: '',
  nationalInsuranceNumber: '',
  bankAccountName: '',
  bankName: '',
  sortCode: '',
  bankAccountNumber: '',
};
