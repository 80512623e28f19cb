import { Injectable } from '@nestjs/common';
import { emailForm } from '@selvedge/shared/forms/usual-forms';
import type { Principal } from '@selvedge/shared/permissions/principal';
import { holdsAll } from '@selvedge/shared/permissions/permission-lists';
import { permissionDenied } from '@selvedge/shared/permissions/refusals';
import { STAFF_ROLES } from '@selvedge/shared/permissions/roles';
import type { InviteStaff } from '@selvedge/shared/staff/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { Refused } from '../../platform/authorization/refused.js';
import { Clock } from '../../platform/clock.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { newSecretId } from '../../platform/ids/secret-id.js';
import { PeopleQueries } from '../accounts/index.js';
import type { InviteToStaff, StaffInvitationCommand } from './staff-invitation.commands.js';
import { staffInvitationDecider } from './staff-invitation.decider.js';
import { StaffAddressTaken } from './staff-invitation.errors.js';
import { StaffInvitationLinks } from './staff-invitation-links.service.js';

const lifetimeMs = 24 * 60 * 60 * 1_000;

/** Actor and correlation of a platform command; the division is added here. */
type PlatformContext = Omit<CommandContext, 'division'>;

/** Invites people to the staff with single-use links that are valid for 24 hours. */
@Injectable()
export class StaffInvitations {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandHandler,
    private readonly people: PeopleQueries,
    private readonly links: StaffInvitationLinks,
  ) {}

  /**
   * Invites on behalf of a principal, who must hold all offered permissions. Throws Refused and the
   * errors of `invite`.
   */
  async inviteAs(
    principal: Principal,
    context: PlatformContext,
    invited: InviteStaff,
  ): Promise<void> {
    if (!holdsAll(principal, invited.permissions)) throw new Refused(permissionDenied);
    await this.invite(context, invited);
  }

  /** Invites an address and returns the link that is e-mailed to it. Throws StaffAddressTaken. */
  async invite(
    context: PlatformContext,
    { email, permissions }: Pick<InviteStaff, 'email' | 'permissions'>,
  ): Promise<string> {
    const address = emailForm(email).toLowerCase();
    if (await this.people.isOfStaff(address)) throw new StaffAddressTaken();
    const subject = this.links.subjectOf(address);
    return this.open(context, { subject, isAddressed: true, email: address, permissions });
  }

  /**
   * Returns a link to create the first account, for the operator; undefined once a staff account
   * exists.
   */
  async inviteFirst(context: PlatformContext): Promise<string | undefined> {
    if (await this.people.hasStaff()) return undefined;
    const permissions = STAFF_ROLES.lead;
    return this.open(context, { subject: 'nobody', isAddressed: false, email: null, permissions });
  }

  /** Invalidates the link. Throws NoSuchInvitation. */
  async withdraw(context: PlatformContext, id: string): Promise<void> {
    await this.execute(context, { type: 'WithdrawStaffInvitation', id });
  }

  private async open(
    context: PlatformContext,
    whom: Pick<InviteToStaff, 'subject' | 'isAddressed' | 'email' | 'permissions'>,
  ): Promise<string> {
    const id = newSecretId();
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs).toISOString();
    await this.execute(context, { type: 'InviteToStaff', id, ...whom, expiresAt });
    return this.links.of(id);
  }

  private async execute(context: PlatformContext, command: StaffInvitationCommand): Promise<void> {
    const inPlatform = { ...context, division: platformDivision };
    await this.commands.handle(inPlatform, staffInvitationDecider, command);
  }
}
