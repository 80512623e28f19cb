export { RequirePermission } from './permission.guard.js';
