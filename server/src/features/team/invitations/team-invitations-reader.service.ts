import { Injectable } from '@nestjs/common';
import type { TeamInvitationAnswer } from '@selvedge/shared/team/contract';

import { Clock } from '../../../platform/clock.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import { TeamQueries } from '../team.queries.js';
import {
  invitationsStream,
  teamInvitationDecider,
  usable,
  type TeamInvitation,
  type TeamInvitations,
} from './team-invitation.decider.js';
import { MemberInvitationNotFound } from './team-invitation.errors.js';
import type { TeamInvitationEvent } from './team-invitation.events.js';
import { TeamInvitationLinks } from './team-invitation-links.service.js';

/**
 * Reads the invitations of a store from its event stream; there are too few to need a projection.
 */
@Injectable()
export class TeamInvitationsReader {
  constructor(
    private readonly log: EventLog,
    private readonly links: TeamInvitationLinks,
    private readonly team: TeamQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Invitations that are neither accepted nor withdrawn, newest first; expired ones are included.
   */
  async open(division: number): Promise<readonly TeamInvitation[]> {
    const all = await this.all(division);
    return [...all.values()].filter(({ stage }) => stage === 'open').reverse();
  }

  /** Returns what a token of the store offers. Throws the errors of `usableBy`. */
  async preview(division: number, token: string): Promise<TeamInvitationAnswer> {
    const { email, permissions } = await this.usableBy(division, token);
    const address = email ?? '';
    return { email: address, permissions, hasAccount: await this.team.hasAccount(address) };
  }

  async usableBy(division: number, token: string): Promise<TeamInvitation> {
    const id = this.links.idIn(token);
    if (id === undefined) throw new MemberInvitationNotFound();
    return usable((await this.all(division)).get(id), this.now());
  }

  now(): string {
    return this.clock.now().toISOString();
  }

  private async all(division: number): Promise<TeamInvitations> {
    const recorded = await this.log.readStream(division, invitationsStream({ division }));
    return recorded.reduce(
      // This stream contains only invitation events.
      (state, { event }) => teamInvitationDecider.evolve(state, event as TeamInvitationEvent),
      teamInvitationDecider.initial,
    );
  }
}
