import type { StaffMember } from '@selvedge/shared/staff/contract';
import { ATLAS_TITLES } from '@selvedge/shared/permissions/permission-titles';
import { useState } from 'react';

import { StaffDialog } from './StaffDialog.js';
import styles from './StaffPage.module.css';
import { useSession } from '../accounts/index.js';
import { Button } from '../../ui/office/Button.js';
import { ListTable } from '../../ui/office/ListTable.js';
import { Avatar } from '../../ui/office/people/Avatar.js';
import people from '../../ui/office/people/people.module.css';

/** Table of staff with permissions. All but the user's own row open the dialog with changes. */
export function StaffTable({ staff }: { readonly staff: readonly StaffMember[] }) {
  const [chosen, choose] = useState<number>();
  const found = staff.find(({ id }) => id === chosen);
  return (
    <>
      <ListTable label="Staff" isStale={false}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">E-mail</th>
            <th scope="col">Status</th>
            <th scope="col">Permissions</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {staff.map((person) => (
            <StaffRow
              key={person.id}
              person={person}
              onChoose={() => {
                choose(person.id);
              }}
            />
          ))}
        </tbody>
      </ListTable>
      {found !== undefined && (
        <StaffDialog
          key={found.id}
          person={found}
          onClose={() => {
            choose(undefined);
          }}
        />
      )}
    </>
  );
}

function StaffRow(props: { readonly person: StaffMember; readonly onChoose: () => void }) {
  const { person, onChoose } = props;
  const { user } = useSession();
  return (
    <tr>
      <th scope="row">
        <span className={people['named']}>
          <Avatar name={person.name} avatar={person.avatar} />
          <bdi>{person.name}</bdi>
        </span>
      </th>
      <td className={styles['whole']}>{person.email}</td>
      <td className={styles['whole']}>{statusOf(person)}</td>
      <td className={styles['rights']} data-label="Permissions">
        {summaryOf(person)}
      </td>
      <td className={styles['whole']}>
        {person.id === user?.id ? (
          'You'
        ) : (
          <Button aria-label={`Change ${person.name}`} onPress={onChoose}>
            Change
          </Button>
        )}
      </td>
    </tr>
  );
}

function statusOf({ status, mutedAt }: StaffMember): string {
  const label = status === null ? 'Pending' : STATUS[status];
  return mutedAt === null ? label : `${label}, muted`;
}

const STATUS = { 0: 'Enabled', [-1]: 'Disabled' } as const;

function summaryOf({ permissions }: StaffMember): string {
  return permissions.map((one) => ATLAS_TITLES[one].title).join(', ') || 'None';
}
