import type { StaffProfile } from './contract.js';

export const noProfile: StaffProfile = {
  username: '',
  mobilePhoneNumber: '',
  mission: '',
  bio: '',
  dateOfBirth: '',
  colour: '',
  team: '',
  reportsTo: null,
  channel: '',
  size: '',
  isLeadership: false,
  okrs: '',
  employeeStatementOption: '',
};
