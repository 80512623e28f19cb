import { ATLAS_TITLES } from '@selvedge/shared/permissions/permission-titles';
import type { StaffChange } from '@selvedge/shared/staff/contract';

import { useStaffChanges } from './useStaff.js';
import { ChangeLog } from '../../ui/office/people/ChangeLog.js';

export const StaffChanges = () => <ChangeLog changes={useStaffChanges()} sentenceOf={sentenceOf} />;

function sentenceOf({ what, person, permissions }: StaffChange): string {
  const name = person ?? 'Somebody without an account now';
  if (what === 'disabled') return `${name} was disabled`;
  if (what === 'enabled') return `${name} was let in again`;
  if (what === 'muted') return `${name} was muted`;
  if (what === 'unmuted') return `${name} is heard again`;
  const titles = permissions.map((one) => ATLAS_TITLES[one].title).join(', ');
  return `${name} may now: ${titles || 'nothing'}`;
}
