import { Injectable } from '@nestjs/common';
import type { Permission } from '@selvedge/shared/permissions/codes';
import {
  atlasPermissionsIn,
  dashboardPermissionsIn,
} from '@selvedge/shared/permissions/permission-lists';
import { heldByStaff, heldInStore } from '@selvedge/shared/permissions/roles';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { grantedTo, SessionDirectory, type Subject } from '../../platform/authorization/session.js';
import {
  commandFor,
  type DeciderCommand,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { LiveSessions } from '../../platform/live/live-sessions.js';
import { StaffRights } from '../accounts/index.js';
import { teamDecider } from '../team/index.js';
import { PermissionRequestNotFound } from './permission-request.errors.js';
import { subjectOf } from './subject-of.js';

/** What people hold, and how they come to hold more, in a store or in atlas. */
@Injectable()
export class PermissionGranting {
  constructor(
    private readonly directory: SessionDirectory,
    private readonly staff: StaffRights,
    private readonly sessions: LiveSessions,
  ) {}

  /** What they hold at present; null of who is gone from there. */
  async heldBy(division: number, person: string): Promise<ReadonlySet<Permission> | null> {
    const subject = subjectOf(person);
    const session = subject && (await this.directory.ofSubject(subject));
    if (session === undefined) return null;
    // Who has yet to set up a second factor has not left, and was granted what they were.
    const { memberships, atlasPermissions } = grantedTo(session);
    if (division === platformDivision)
      return subject?.kind === 'staff' ? heldByStaff(atlasPermissions) : null;
    const membership = memberships.find((one) => one.division === division);
    return membership === undefined ? null : heldInStore(membership.role, membership.permissions);
  }

  /** To be decided together with the answer that it follows from: by the team's own rules, or the staff's. */
  async granting(
    context: CommandContext,
    person: string,
    permissions: readonly Permission[],
  ): Promise<DeciderCommand> {
    const { division, actor: by } = context;
    const { id } = subjectOf(person) ?? nobody();
    if (division === platformDivision)
      return this.staff.granting(context, id, atlasPermissionsIn(permissions));
    const granted = dashboardPermissionsIn(permissions);
    const grant = { division, by, customerId: id, permissions: granted };
    return commandFor(teamDecider, { type: 'GrantPermissions', ...grant });
  }

  /** Their live connections ask again what they may. */
  refreshConnections(person: string): void {
    this.sessions.drop(person);
  }
}

function nobody(): Subject {
  throw new PermissionRequestNotFound();
}
