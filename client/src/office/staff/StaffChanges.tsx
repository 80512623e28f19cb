import { ATLAS_TITLES } from '@selvedge/shared/permissions/permission-titles';
import type { StaffChange } from '@selvedge/shared/staff/contract';

import { useStaffChanges } from './useStaff.js';
import { ChangeLog } from '../../ui/office/people/ChangeLog.js';

export const StaffChanges = () => <ChangeLog changes={useStaffChanges()} sentenceOf={sentenceOf} />;

function sentenceOf({ what, person, permissions }: StaffChange): string {
  const name = person ?? 'A deleted account';
  if (what === 'disabled') return `${name} was disabled`;
  if (what === 'enabled') return `${name} was enabled`;
  if (what === 'muted') return `${name} was muted`;
  if (what === 'unmuted') return `${name} was unmuted`;
  const titles = permissions.map((one) => ATLAS_TITLES[one].title).join(', ');
  return `Permissions of ${name} changed to: ${titles || 'none'}`;
}
