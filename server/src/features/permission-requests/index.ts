export { PermissionRequestsModule } from './permission-requests.module.js';
