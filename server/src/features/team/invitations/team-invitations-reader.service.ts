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

/** Which people a store has invited: a view of the log, since there are few. */
@Injectable()
export class TeamInvitationsReader {
  constructor(
    private readonly log: EventLog,
    private readonly links: TeamInvitationLinks,
    private readonly team: TeamQueries,
    private readonly clock: Clock,
  ) {}

  /** Those that were neither used nor taken back, the newest first. */
  async open(division: number): Promise<readonly TeamInvitation[]> {
    const all = await this.all(division);
    return [...all.values()].filter(({ stage }) => stage === 'open').reverse();
  }

  /** What a link of a store is good for. As `usableBy`. */
  async look(division: number, token: string): Promise<TeamInvitationAnswer> {
    const { email, permissions } = await this.usableBy(division, token);
    const address = email ?? '';
    return { email: address, permissions, hasAccount: await this.team.hasAccount(address) };
  }

  /** Throws MemberInvitationNotFound, -Used, -Withdrawn and -Expired. */
  async usableBy(division: number, token: string): Promise<TeamInvitation> {
    const id = this.links.idIn(token);
    if (id === undefined) throw new MemberInvitationNotFound();
    return usable((await this.all(division)).get(id), this.now());
  }

  /** ISO 8601. */
  now(): string {
    return this.clock.now().toISOString();
  }

  private async all(division: number): Promise<TeamInvitations> {
    const recorded = await this.log.readStream(division, invitationsStream({ division }));
    return recorded.reduce(
      // The stream of the invitations holds nothing else.
      (state, { event }) => teamInvitationDecider.evolve(state, event as TeamInvitationEvent),
      teamInvitationDecider.initial,
    );
  }
}
