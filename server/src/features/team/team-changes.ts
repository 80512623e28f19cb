import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import type { TeamChange } from '@selvedge/shared/team/contract';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import { teamDecider, type Team } from './team.decider.js';
import type { TeamEvent } from './team.events.js';

/** A change that identifies people by subject, such as `customer:7`, instead of by name. */
export type UnnamedChange = Omit<TeamChange, 'by' | 'person'> & {
  readonly by: string;
  readonly person: string;
};

/** Derives the change history of a team from its events, newest first, without own settings. */
export function changesOf(events: readonly Recorded<TeamEvent>[]): readonly UnnamedChange[] {
  let team: Team = teamDecider.initial;
  const changes = events.flatMap((recorded) => {
    const before = team;
    team = teamDecider.evolve(team, recorded.event);
    return changeOf(recorded, before, team) ?? [];
  });
  return changes.reverse();
}

function changeOf(
  { version, actor: by, occurredAt: at, event }: Recorded<TeamEvent>,
  before: Team,
  after: Team,
): UnnamedChange | undefined {
  const { customerId } = event;
  const what = whatOf(event);
  if (what === undefined) return undefined;
  const [held, holds] = [before, after].map((team) => team.get(customerId)?.permissions ?? []);
  const isChange = event.type === 'PermissionsChanged' || event.type === 'MemberAdded';
  return {
    ...{ version, at, by, person: `customer:${String(customerId)}`, what },
    gained: isChange ? missingFrom(held, holds) : [],
    lost: isChange ? missingFrom(holds, held) : [],
  };
}

function whatOf(event: TeamEvent): TeamChange['what'] | undefined {
  switch (event.type) {
    case 'MemberAdded':
      return event.role === 'owner' ? 'opened' : 'joined';
    case 'PermissionsChanged':
      return 'changed';
    case 'OwnershipShared':
      return 'became-owner';
    case 'OwnershipGiven':
      return 'was-given';
    case 'MemberRemoved':
      return 'removed';
    case 'SaleMailsChosen':
      return undefined;
  }
}

/** Permissions that `other` contains and `one` does not. */
function missingFrom(
  one: readonly DashboardPermission[] = [],
  other: readonly DashboardPermission[] = [],
): readonly DashboardPermission[] {
  return other.filter((permission) => !one.includes(permission));
}
