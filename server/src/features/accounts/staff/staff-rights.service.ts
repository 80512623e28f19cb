import { Injectable } from '@nestjs/common';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { platformDivision } from '@selvedge/shared/stores/contract';

import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
} from '../../../platform/event-log/commands/command-handler.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import type { By } from '../account-commands.service.js';
import { PeopleQueries } from '../people.queries.js';
import { AllSessions } from '../sessions/all-sessions.service.js';
import type { StaffCommand } from './staff.commands.js';
import { staffDecider } from './staff.decider.js';
import { Muted } from './staff.errors.js';

/** Permissions and status of staff. Changes take effect at once, on live connections too. */
@Injectable()
export class StaffRights {
  constructor(
    private readonly commands: CommandHandler,
    private readonly people: PeopleQueries,
    private readonly sessions: AllSessions,
    private readonly live: LiveSessions,
  ) {}

  /** Throws StaffNotFound, StaffPermissionNotHeld, NotOneselfOfStaff and LastLead. */
  async change(by: By, id: number, permissions: readonly AtlasPermission[]): Promise<void> {
    await this.execute(by, {
      type: 'ChangeStaffPermissions',
      permissions,
      ...(await this.of(by, id)),
    });
    this.live.drop(`staff:${String(id)}`);
  }

  /** Also ends all sessions. Throws the same errors as `change`. */
  async disable(by: By, id: number): Promise<void> {
    await this.execute(by, { type: 'DisableStaff', ...(await this.of(by, id)) });
    await this.sessions.end({ kind: 'staff', id });
  }

  /** Ends all sessions; they may sign in again. No-op for an unknown id. */
  signOut(id: number): Promise<void> {
    return this.sessions.end({ kind: 'staff', id });
  }

  /** Throws the same errors as `change`. */
  async enable(by: By, id: number): Promise<void> {
    await this.execute(by, { type: 'EnableStaff', ...(await this.of(by, id)) });
  }

  /**
   * Returns the time at which the account was muted (ATL-010). Throws the same errors as `change`.
   */
  async mute(by: By, id: number): Promise<string | null> {
    await this.execute(by, { type: 'MuteStaff', ...(await this.of(by, id)) });
    return this.mutedAt(id);
  }

  /** Throws the same errors as `change`. */
  async unmute(by: By, id: number): Promise<string | null> {
    await this.execute(by, { type: 'UnmuteStaff', ...(await this.of(by, id)) });
    return this.mutedAt(id);
  }

  /** Throws Muted if the actor is muted (ATL-011). */
  async refuseMuted(actor: string): Promise<void> {
    const muted = await this.people.muted([actor]);
    if (muted.has(actor)) throw new Muted();
  }

  /**
   * Returns a command that grants permissions, to be appended together with others. Throws the same
   * errors as `change`.
   */
  async granting(
    by: By,
    id: number,
    permissions: readonly AtlasPermission[],
  ): Promise<DeciderCommand> {
    const target = await this.of(by, id);
    return commandFor(staffDecider, { type: 'GrantStaffPermissions', permissions, ...target });
  }

  private async mutedAt(id: number): Promise<string | null> {
    const staff = await this.people.staff();
    return staff.find((one) => one.id === id)?.mutedAt ?? null;
  }

  private async of({ actor: by }: By, id: number) {
    const staff = await this.people.staff();
    return { id, by, staff };
  }

  private async execute(by: By, command: StaffCommand): Promise<void> {
    await this.commands.handle({ ...by, division: platformDivision }, staffDecider, command);
  }
}
