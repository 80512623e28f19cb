export { StaffProfiles } from './profiles/staff-profiles.service.js';
export { StaffInvitations } from './staff-invitations.service.js';
export { StaffModule } from './staff.module.js';
