import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { STAFF_ROLES } from '@selvedge/shared/permissions/roles';

import { Accounts, Memberships, type Person } from '../features/accounts/index.js';
import { apothecary, bare, gallery, neonDivision, nordic, tropic } from './demo-stores.js';
import type { ExistingAccounts } from './existing-accounts.queries.js';

/** E-mail address of the demo customer. */
export const demoShopper = 'shopper@example.test';

/** Password of all demo accounts and of the gallery's gate. */
export const demoPassword = 'selvedge-demo-1';

const by = { actor: 'system:demo', correlationId: 'demo' } as const;

interface DemoCustomer extends Person {
  readonly owns: number | null;
}

const customers: readonly DemoCustomer[] = [
  {
    email: 'owner@tropic.test',
    firstName: 'Marina',
    lastName: 'Okafor',
    password: demoPassword,
    owns: tropic.division,
  },
  {
    email: 'partner@tropic.test',
    firstName: 'Tomás',
    lastName: 'Reyes',
    password: demoPassword,
    owns: tropic.division,
  },
  {
    email: 'owner@nordic.test',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    password: demoPassword,
    owns: nordic.division,
  },
  {
    email: 'owner@gallery.test',
    firstName: 'Clara',
    lastName: 'Weiss',
    password: demoPassword,
    owns: gallery.division,
  },
  {
    email: 'owner@neon.test',
    firstName: 'Kenji',
    lastName: 'Mori',
    password: demoPassword,
    owns: neonDivision,
  },
  {
    email: 'owner@bare.test',
    firstName: 'Anna',
    lastName: 'Lund',
    password: demoPassword,
    owns: bare.division,
  },
  {
    email: 'owner@apothecary.test',
    firstName: 'Edith',
    lastName: 'Marlow',
    password: demoPassword,
    owns: apothecary.division,
  },
  {
    email: 'shopper@example.test',
    firstName: 'Sam',
    lastName: 'Rivers',
    password: demoPassword,
    owns: null,
  },
];

interface DemoStaff extends Person {
  readonly permissions: readonly AtlasPermission[];
}

const staff: readonly DemoStaff[] = [
  {
    email: 'staff@selvedge.test',
    firstName: 'Nadia',
    lastName: 'Khan',
    password: demoPassword,
    permissions: STAFF_ROLES.production,
  },
  {
    email: 'viewer@selvedge.test',
    firstName: 'Ben',
    lastName: 'Adler',
    password: demoPassword,
    permissions: STAFF_ROLES.viewer,
  },
  {
    email: 'lead@selvedge.test',
    firstName: 'Ruth',
    lastName: 'Mensah',
    password: demoPassword,
    permissions: STAFF_ROLES.lead,
  },
];

/** Creates missing accounts. Returns the id of the staff member who handles the demo orders. */
export async function seedPeople(
  accounts: Accounts,
  memberships: Memberships,
  existing: ExistingAccounts,
): Promise<number> {
  const [ids] = await Promise.all([
    Promise.all(staff.map((person) => seedStaff(accounts, existing, person))),
    Promise.all(
      customers.map(async ({ owns, ...person }) => {
        const id =
          (await existing.idOf('customers', person.email)) ?? (await accounts.addCustomer(person));
        if (owns !== null)
          await memberships.add(by, id, [{ division: owns, role: 'owner', permissions: [] }]);
      }),
    ),
  ]);
  return ids[0] ?? 0;
}

async function seedStaff(
  accounts: Accounts,
  existing: ExistingAccounts,
  { permissions, ...person }: DemoStaff,
): Promise<number> {
  const id = await existing.idOf('staff', person.email);
  return id ?? accounts.addStaff(person, permissions);
}
