export { StaffFiles } from './staff-files.service.js';
export { StaffInvitations } from './staff-invitations.service.js';
export { StaffModule } from './staff.module.js';
export { StaffUsers } from './users/staff-users.service.js';
