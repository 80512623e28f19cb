/** Live topic of a store's permission requests, for those who answer them; null is staff. */
export function permissionRequestsTopic(division: number | null): string {
  return division === null
    ? 'atlas:permission-requests'
    : `division:${String(division)}:permission-requests`;
}

/** Live topic of the caller's own permissions in a store; null is staff. */
export function ownPermissionsTopic(division: number | null): string {
  return division === null
    ? 'atlas:own-permissions'
    : `division:${String(division)}:own-permissions`;
}
