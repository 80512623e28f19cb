import { ATLAS_TITLES } from '@selvedge/shared/permissions/permission-titles';
import type { StaffChange } from '@selvedge/shared/staff/contract';

import styles from './StaffPage.module.css';
import { useStaffChanges } from './useStaff.js';
import { Ago } from '../../ui/office/Ago.js';
import { Panel } from '../../ui/office/Panel.js';

/** Who changed what of the staff, the newest first. */
export function StaffChanges() {
  const changes = useStaffChanges();
  if (changes.data?.length === 0) return null;
  return (
    <Panel title="Who changed what">
      {changes.isError && <p role="alert">{changes.error.message}</p>}
      <ol className={styles['changes']}>
        {changes.data?.map((change) => (
          <li key={change.version}>
            <span>{sentenceOf(change)}</span>{' '}
            <span className={styles['soft']}>
              {change.by === null ? '' : `by ${change.by}, `}
              <Ago time={change.at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function sentenceOf({ what, person, permissions }: StaffChange): string {
  const name = person ?? 'Somebody without an account now';
  if (what === 'disabled') return `${name} was disabled`;
  if (what === 'enabled') return `${name} was let in again`;
  const titles = permissions.map((one) => ATLAS_TITLES[one].title).join(', ');
  return `${name} may now: ${titles || 'nothing'}`;
}
