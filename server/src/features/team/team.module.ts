import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import { Memberships } from '../accounts/index.js';
import { TeamInvitationLinks } from './invitations/team-invitation-links.service.js';
import { TeamInvitationMailer } from './invitations/team-invitation-mail.reactor.js';
import { teamInvitationEventTypes } from './invitations/team-invitation.events.js';
import { TeamInvitationsReader } from './invitations/team-invitations-reader.service.js';
import { TeamInvitationsController } from './invitations/team-invitations.controller.js';
import { TeamInvitationsService } from './invitations/team-invitations.service.js';
import { TeamJoiningController } from './invitations/team-joining.controller.js';
import { TeamJoining } from './invitations/team-joining.service.js';
import { MembershipRow } from './membership.entity.js';
import { memberships } from './memberships.projection.js';
import { OlderMembersQueries } from './older-members.queries.js';
import { OlderMembers } from './older-members.service.js';
import { SaleMailsController } from './sale-mails.controller.js';
import { SaleMails } from './sale-mails.service.js';
import { StoreMemberships } from './store-memberships.service.js';
import { TeamController } from './team.controller.js';
import { teamEventTypes } from './team.events.js';
import { TeamLog } from './team-log.service.js';
import { TeamQueries } from './team.queries.js';
import { TeamService } from './team.service.js';

/** Teams of stores. Global, because accounts use it through the abstract `Memberships`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MembershipRow])],
  controllers: [
    TeamController,
    TeamInvitationsController,
    TeamJoiningController,
    SaleMailsController,
  ],
  providers: [
    TeamQueries,
    TeamService,
    TeamLog,
    SaleMails,
    TeamInvitationLinks,
    TeamInvitationsReader,
    TeamInvitationsService,
    TeamJoining,
    TeamInvitationMailer,
    OlderMembersQueries,
    OlderMembers,
    StoreMemberships,
    { provide: Memberships, useExisting: StoreMemberships },
  ],
  exports: [Memberships],
})
export class TeamModule {
  constructor(
    registry: EventLogRegistry,
    hooks: ErasureHooks,
    people: StoreMemberships,
    mailer: TeamInvitationMailer,
  ) {
    registry.register({
      eventTypes: { ...teamEventTypes, ...teamInvitationEventTypes },
      inline: [project(memberships, MembershipRow)],
      reactors: [mailer],
    });
    hooks.register((subject) => people.forget(subject));
  }
}
