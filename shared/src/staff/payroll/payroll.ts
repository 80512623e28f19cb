import type { StaffPayroll } from './contract.js';

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
