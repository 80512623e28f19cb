import type { StaffMember } from '@selvedge/shared/staff/contract';
import { useQuery } from '@tanstack/react-query';

import { InvitationsPanel } from './InvitationsPanel.js';
import { fetchStaff } from './staff.api.js';
import styles from './StaffPage.module.css';
import { RequestList } from '../permission-requests/index.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton, ListTable } from '../../ui/office/ListTable.js';
import { Notice } from '../../ui/office/Notice.js';

/** PRM-007: who works for the platform, and who is invited to. */
export function StaffPage() {
  const staff = useQuery({ queryKey: ['staff'], queryFn: fetchStaff });
  return (
    <ListPage title="Staff">
      <div className={styles['panels']}>
        <RequestList of="atlas" onAnswer={() => void staff.refetch()} />
        <InvitationsPanel />
      </div>
      {staff.isPending && <ListSkeleton label="The staff load" rows={3} />}
      {staff.isError && (
        <Notice
          title="The staff did not load"
          text={staff.error.message}
          onRetry={() => void staff.refetch()}
        />
      )}
      {staff.data && <StaffTable staff={staff.data} />}
    </ListPage>
  );
}

function StaffTable({ staff }: { staff: readonly StaffMember[] }) {
  return (
    <ListTable label="Staff" isStale={false}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">E-mail</th>
          <th scope="col">May</th>
        </tr>
      </thead>
      <tbody>
        {staff.map(({ id, name, email, permissions }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{email}</td>
            <td>{permissions.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </ListTable>
  );
}
