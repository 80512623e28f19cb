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

/** Reads and extends the permissions of people, in a store or in atlas. */
@Injectable()
export class PermissionGranting {
  constructor(
    private readonly directory: SessionDirectory,
    private readonly staff: StaffRights,
    private readonly sessions: LiveSessions,
  ) {}

  /**
   * Returns the permissions a person currently holds; null if the person left the store or atlas.
   */
  async heldBy(division: number, person: string): Promise<ReadonlySet<Permission> | null> {
    const subject = subjectOf(person);
    const session = subject && (await this.directory.ofSubject(subject));
    if (session === undefined) return null;
    // Uses the granted permissions: a pending two-factor setup must not look like leaving.
    const { memberships, atlasPermissions } = grantedTo(session);
    if (division === platformDivision)
      return subject?.kind === 'staff' ? heldByStaff(atlasPermissions) : null;
    const membership = memberships.find((one) => one.division === division);
    return membership === undefined ? null : heldInStore(membership.role, membership.permissions);
  }

  /**
   * Returns the command that grants the permissions, to be committed atomically with the answer.
   * The rules of the team, or of staff, apply to it.
   */
  async granting(
    context: CommandContext,
    person: string,
    permissions: readonly Permission[],
  ): Promise<DeciderCommand> {
    const { division, actor: by } = context;
    const { id } = subjectOf(person) ?? throwNotFound();
    if (division === platformDivision)
      return this.staff.granting(context, id, atlasPermissionsIn(permissions));
    const granted = dashboardPermissionsIn(permissions);
    const grant = { division, by, customerId: id, permissions: granted };
    return commandFor(teamDecider, { type: 'GrantPermissions', ...grant });
  }

  /** Drops the person's live connections, so that they reconnect with the new permissions. */
  refreshConnections(person: string): void {
    this.sessions.drop(person);
  }
}

function throwNotFound(): Subject {
  throw new PermissionRequestNotFound();
}
