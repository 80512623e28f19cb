import { InvitationsPanel } from './InvitationsPanel.js';
import { StaffChanges } from './StaffChanges.js';
import styles from './StaffPage.module.css';
import { StaffTable } from './StaffTable.js';
import { useStaff, useStaffRefresh } from './useStaff.js';
import { RequestList } from '../permission-requests/index.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import fields from '../../ui/office/fields.module.css';

/** Staff with their permissions, requests and invitations. */
export function StaffPage() {
  const staff = useStaff();
  const refresh = useStaffRefresh();
  return (
    <ListPage title="Staff">
      <div className={`${fields['panels'] ?? ''} ${styles['panels'] ?? ''}`}>
        <RequestList of="atlas" onAnswer={refresh} />
        <InvitationsPanel />
      </div>
      {staff.isPending && <ListSkeleton label="Loading staff…" rows={3} />}
      {staff.isError && <NotLoaded what="The staff" of={staff} />}
      {staff.data && <StaffTable staff={staff.data} />}
      <div className={`${fields['panels'] ?? ''} ${styles['panels'] ?? ''}`}>
        <StaffChanges />
      </div>
    </ListPage>
  );
}
