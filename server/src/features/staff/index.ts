export { StaffPayrolls } from './payroll/staff-payrolls.service.js';
export { StaffProfiles } from './profiles/staff-profiles.service.js';
export { StaffInvitations } from './staff-invitations.service.js';
export { StaffModule } from './staff.module.js';
