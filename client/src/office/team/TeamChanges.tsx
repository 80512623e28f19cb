import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { PERMISSION_TITLES } from '@selvedge/shared/permissions/permission-titles';
import type { TeamChange } from '@selvedge/shared/permissions/team/contract';
import { useQuery } from '@tanstack/react-query';

import { fetchTeamChanges } from './team.api.js';
import styles from './TeamPage.module.css';
import { changesKey } from './useTeam.js';
import { Ago } from '../../ui/office/Ago.js';
import { Panel } from '../../ui/office/Panel.js';

/** Who changed what about the people of the store, the newest first. */
export function TeamChanges() {
  const changes = useQuery({ queryKey: changesKey, queryFn: fetchTeamChanges });
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

function sentenceOf({ what, person, gained, lost }: TeamChange): string {
  const name = person ?? 'Somebody without an account now';
  switch (what) {
    case 'opened':
      return `${name} came as an owner`;
    case 'joined':
    case 'changed':
      return `${name} ${partsOf({ what, gained, lost }).join(' and ')}`;
    case 'became-owner':
      return `${name} became an owner too`;
    case 'was-given':
      return `${name} was given the store`;
    case 'removed':
      return `${name} left the store`;
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
    ...(gained.length > 0 ? [`got ${listOf(gained)}`] : []),
    ...(lost.length > 0 ? [`lost ${listOf(lost)}`] : []),
  ];
}
