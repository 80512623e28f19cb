import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { PAGE_ROLES, pageRoleOf, withPageRole } from '@selvedge/shared/permissions/page-roles';
import { PERMISSION_TITLES } from '@selvedge/shared/permissions/permission-titles';

import styles from './TeamPage.module.css';
import { useSession } from '../accounts/index.js';
import { Choice } from '../../ui/office/Choice.js';

// The keys of a constant; what roles on pages are made of is chosen as a role.
const OTHERS = withPageRole(Object.keys(PERMISSION_TITLES) as DashboardPermission[], 'view');
const ROLES = PAGE_ROLES.map(({ name: value, title: text }) => ({ value, text }));

/** All that somebody may hold; what the person who looks does not hold is not theirs to choose. */
export function PermissionFields(props: {
  /** "Ada Lovelace" */
  readonly name: string;
  readonly held: readonly DashboardPermission[];
  readonly onChange: (held: readonly DashboardPermission[]) => void;
}) {
  const { name, held, onChange } = props;
  const session = useSession();
  return (
    <fieldset className={styles['permissions']}>
      <legend>{`${name} may`}</legend>
      <Choice
        label={`What ${name} may do with pages`}
        value={pageRoleOf(held)}
        options={ROLES}
        onChange={(value) => {
          const role = PAGE_ROLES.find((one) => one.name === value);
          if (role !== undefined) onChange(withPageRole(held, role.name));
        }}
      />
      {OTHERS.map((one) => (
        <label key={one} className={styles['permission']}>
          <input
            type="checkbox"
            checked={held.includes(one)}
            disabled={!session.permissions.includes(one)}
            onChange={({ currentTarget: { checked } }) => {
              onChange(checked ? [...held, one] : held.filter((other) => other !== one));
            }}
          />
          <span>
            {PERMISSION_TITLES[one].title}
            <span className={styles['soft']}>{PERMISSION_TITLES[one].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
