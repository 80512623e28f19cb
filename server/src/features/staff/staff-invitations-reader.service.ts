import { Injectable } from '@nestjs/common';
import type { OpenStaffInvitation, StaffInvitation } from '@selvedge/shared/staff/contract';

import { Clock } from '../../platform/clock.js';
import { PeopleQueries } from '../accounts/index.js';
import { usable } from './staff-invitation.decider.js';
import { InvitationUsed, NoSuchInvitation } from './staff-invitation.errors.js';
import { StaffInvitationLinks } from './staff-invitation-links.service.js';
import type { StaffInvitationRow } from './staff-invitations.projection.js';
import { StaffInvitationsQueries } from './staff-invitations.queries.js';

/** Reads staff invitations and verifies their links. */
@Injectable()
export class StaffInvitationsReader {
  constructor(
    private readonly queries: StaffInvitationsQueries,
    private readonly people: PeopleQueries,
    private readonly links: StaffInvitationLinks,
    private readonly clock: Clock,
  ) {}

  /** Open invitations, newest first. */
  async list(): Promise<readonly OpenStaffInvitation[]> {
    const rows = await this.queries.open(this.now());
    return rows.map(({ id, email, permissions, expiresAt, invitedAt }) => ({
      id,
      email,
      permissions,
      expiresAt,
      invitedAt,
    }));
  }

  /** Returns what a token offers. Throws the errors of `usableBy`. */
  async preview(token: string): Promise<StaffInvitation> {
    const { email, permissions, expiresAt } = await this.usableBy(token);
    return { email, permissions, expiresAt };
  }

  async usableBy(token: string): Promise<StaffInvitationRow> {
    const id = this.links.idIn(token);
    if (id === undefined) throw new NoSuchInvitation();
    const invitation = usable(await this.queries.find(id), this.now());
    // Each start of an empty installation creates another unaddressed invitation; the first account
    // invalidates them.
    if (!invitation.isAddressed && (await this.people.hasStaff())) throw new InvitationUsed();
    return invitation;
  }

  now(): string {
    return this.clock.now().toISOString();
  }
}
