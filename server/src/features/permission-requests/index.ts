export type { PermissionRequestEvent } from './permission-request.events.js';
export { PermissionRequestsReader } from './permission-requests-reader.service.js';
export { PermissionRequestsModule } from './permission-requests.module.js';
