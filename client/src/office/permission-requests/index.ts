export { missingHere, useOwnPermissions } from './useOwnPermissions.js';
export { RequestList } from './RequestList.js';
export { useWaiting } from './useWaiting.js';
