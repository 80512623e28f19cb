import type { HostContext } from './hosts.js';
import { MAIN_DIVISION } from './hosts.js';
import type { Principal } from './principal.js';
import { ATLAS_PERMISSIONS, DASHBOARD_PERMISSIONS, type Permission } from './codes.js';

/** A visitor of a shop, unless overridden. */
export function principal({
  holds = [],
  ...changes
}: Partial<Principal> & { readonly holds?: readonly Permission[] } = {}): Principal {
  return {
    kind: 'visitor',
    context: 'store',
    division: 33,
    isMember: false,
    hasPassedGate: false,
    permissions: new Set(holds),
    ...changes,
  };
}

/** Store that each kind of host belongs to. */
const divisions = {
  ...{ store: 33, shopify: 33, atlas: 1 },
  ...{ 'main-brand': MAIN_DIVISION, turbo: MAIN_DIVISION },
} as const;

/** All kinds of principal on a host. The owner of another store counts as a shopper. */
export function principalsOn(context: HostContext): Readonly<Record<string, Principal>> {
  const on = { context, division: divisions[context] };
  const customer = { ...on, kind: 'customer' } as const;
  const staff = { ...on, kind: 'staff' } as const;
  return {
    visitor: principal(on),
    invited: principal({ ...on, hasPassedGate: true }),
    shopper: principal(customer),
    member: principal({ ...customer, isMember: true }),
    owner: principal({ ...customer, isMember: true, holds: DASHBOARD_PERMISSIONS }),
    staff: principal(staff),
    viewer: principal({ ...staff, holds: ['orders-view'] }),
    manager: principal({ ...staff, holds: ['stores', ...DASHBOARD_PERMISSIONS] }),
    lead: principal({ ...staff, holds: [...ATLAS_PERMISSIONS, ...DASHBOARD_PERMISSIONS] }),
    itself: principal({ ...on, isSelf: true }),
  };
}
