import { Injectable } from '@nestjs/common';
import type { TeamMember } from '@selvedge/shared/permissions/team/contract';
import type { Asker } from '@selvedge/shared/permissions/asker';
import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { permissionDenied } from '@selvedge/shared/permissions/refusals';

import { Refused } from '../../../platform/authorization/refused.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { NotFound } from '../../../platform/refusals.js';
import { OwnersHoldAll } from './team.errors.js';
import { TeamQueries } from './team.queries.js';

/** Who works on a store, and what they may do there. */
@Injectable()
export class TeamService {
  constructor(
    private readonly team: TeamQueries,
    private readonly sessions: LiveSessions,
  ) {}

  list(division: number): Promise<readonly TeamMember[]> {
    return this.team.ofStore(division);
  }

  /**
   * It holds at once, also where they are connected. Nobody gives, or takes, what they do not hold
   * themselves. Throws NotFound, OwnersHoldAll and Refused.
   */
  async change(
    asker: Asker,
    id: number,
    permissions: readonly DashboardPermission[],
  ): Promise<readonly TeamMember[]> {
    const { division } = asker;
    const member = (await this.list(division)).find((one) => one.id === id);
    if (member === undefined) throw new NotFound();
    if (member.role === 'owner') throw new OwnersHoldAll();
    const changed = differenceOf(member.permissions, permissions);
    if (!changed.every((one) => asker.permissions.has(one))) throw new Refused(permissionDenied);
    await this.team.setPermissions(division, id, permissions);
    this.sessions.drop(`customer:${id}`);
    return this.list(division);
  }
}

/** What one list has and the other has not. */
function differenceOf<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  const lacks = (list: readonly Item[]) => (item: Item) => !list.includes(item);
  return [...one.filter(lacks(other)), ...other.filter(lacks(one))];
}
