export { StaffInvitations } from './staff-invitations.service.js';
export { StaffModule } from './staff.module.js';
