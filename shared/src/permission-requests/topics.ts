/** The live topic of what a store's people ask for, for those who answer; null: of the staff. */
export function permissionRequestsTopic(division: number | null): string {
  return division === null
    ? 'atlas:permission-requests'
    : `division:${String(division)}:permission-requests`;
}

/** The live topic of what whoever listens may do, in a store or as one of the staff. */
export function ownPermissionsTopic(division: number | null): string {
  return division === null
    ? 'atlas:own-permissions'
    : `division:${String(division)}:own-permissions`;
}
