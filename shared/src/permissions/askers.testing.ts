import type { HostContext } from './hosts.js';
import { MAIN_DIVISION } from '../stores/contract.js';
import type { Asker } from './asker.js';
import { ATLAS_PERMISSIONS, DASHBOARD_PERMISSIONS, type Permission } from './codes.js';

/** A visitor of a shop, unless overridden. */
export function asker({
  holds = [],
  ...changes
}: Partial<Asker> & { readonly holds?: readonly Permission[] } = {}): Asker {
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
export function everybodyOn(context: HostContext): Readonly<Record<string, Asker>> {
  const on = { context, division: divisions[context] };
  const customer = { ...on, kind: 'customer' } as const;
  const staff = { ...on, kind: 'staff' } as const;
  return {
    visitor: asker(on),
    invited: asker({ ...on, hasPassedGate: true }),
    shopper: asker(customer),
    member: asker({ ...customer, isMember: true }),
    owner: asker({ ...customer, isMember: true, holds: DASHBOARD_PERMISSIONS }),
    staff: asker(staff),
    viewer: asker({ ...staff, holds: ['orders-view'] }),
    manager: asker({ ...staff, holds: ['stores', ...DASHBOARD_PERMISSIONS] }),
    lead: asker({ ...staff, holds: [...ATLAS_PERMISSIONS, ...DASHBOARD_PERMISSIONS] }),
    itself: asker({ ...on, isSelf: true }),
  };
}
