import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { PAGE_ROLES, pageRoleOf, withPageRole } from '@selvedge/shared/permissions/page-roles';
import { PERMISSION_TITLES } from '@selvedge/shared/permissions/permission-titles';

import { useSession } from '../accounts/index.js';
import { Choice } from '../../ui/office/Choice.js';
import { PermissionFields } from '../../ui/office/people/PermissionFields.js';

// The keys of a constant record. Page permissions are set by role, so they are left out.
const OTHERS = withPageRole(Object.keys(PERMISSION_TITLES) as DashboardPermission[], 'view');
const ROLES = PAGE_ROLES.map(({ name: value, title: text }) => ({ value, text }));

/** Permission checkboxes of a member, with page permissions as a role. */
export function MemberPermissions(props: {
  /** Such as "Ada Lovelace". */
  readonly name: string;
  readonly held: readonly DashboardPermission[];
  readonly onChange: (held: readonly DashboardPermission[]) => void;
}) {
  const { name, held, onChange } = props;
  return (
    <PermissionFields
      {...props}
      all={OTHERS}
      titles={PERMISSION_TITLES}
      own={useSession().permissions}
    >
      <Choice
        label={`Page permissions: ${name}`}
        value={pageRoleOf(held)}
        options={ROLES}
        onChange={(value) => {
          const role = PAGE_ROLES.find((one) => one.name === value);
          if (role !== undefined) onChange(withPageRole(held, role.name));
        }}
      />
    </PermissionFields>
  );
}
