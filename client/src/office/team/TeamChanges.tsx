import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { PERMISSION_TITLES } from '@selvedge/shared/permissions/permission-titles';
import type { TeamChange } from '@selvedge/shared/team/contract';

import { useTeamChanges } from './useTeam.js';
import { ChangeLog } from '../../ui/office/people/ChangeLog.js';

export const TeamChanges = () => <ChangeLog changes={useTeamChanges()} sentenceOf={sentenceOf} />;

function sentenceOf({ what, person, gained, lost }: TeamChange): string {
  const name = person ?? 'Former member';
  switch (what) {
    case 'opened':
      return `${name} joined as owner`;
    case 'joined':
    case 'changed':
      return `${name} ${partsOf({ what, gained, lost }).join(' and ')}`;
    case 'became-owner':
      return `${name} became an owner`;
    case 'was-given':
      return `The shop was transferred to ${name}`;
    case 'removed':
      return `${name} left the team`;
  }
}

function listOf(permissions: readonly DashboardPermission[]): string {
  return permissions.map((one) => PERMISSION_TITLES[one].title).join(', ');
}

function partsOf({
  what,
  gained,
  lost,
}: Pick<TeamChange, 'what' | 'gained' | 'lost'>): readonly string[] {
  return [
    ...(what === 'joined' ? ['joined'] : []),
    ...(gained.length > 0 ? [`gained ${listOf(gained)}`] : []),
    ...(lost.length > 0 ? [`lost ${listOf(lost)}`] : []),
  ];
}
