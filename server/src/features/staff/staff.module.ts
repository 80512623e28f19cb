import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { AtlasUsersController } from './atlas-users.controller.js';
import { OwnPayrollController } from './payroll/own-payroll.controller.js';
import { StaffPayrollController } from './payroll/staff-payroll.controller.js';
import { StaffPayrolls } from './payroll/staff-payrolls.service.js';
import { StaffProfileController } from './profiles/staff-profile.controller.js';
import { StaffProfiles } from './profiles/staff-profiles.service.js';
import { StaffRecordsQueries } from './profiles/staff-records.queries.js';
import { StaffRecords } from './profiles/staff-records.service.js';
import { StaffFiles } from './staff-files.service.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';
import { staffInvitationEventTypes } from './staff-invitation.events.js';
import { StaffInvitationLinks } from './staff-invitation-links.service.js';
import { StaffInvitationMailer } from './staff-invitation-mail.reactor.js';
import { StaffInvitationsController } from './staff-invitations.controller.js';
import { staffInvitations } from './staff-invitations.projection.js';
import { StaffInvitationsReader } from './staff-invitations-reader.service.js';
import { StaffInvitationsQueries } from './staff-invitations.queries.js';
import { StaffInvitations } from './staff-invitations.service.js';
import { StaffLog } from './staff-log.service.js';
import { StaffMembersController } from './staff-members.controller.js';
import { StaffJoiningController } from './staff-joining.controller.js';
import { StaffJoining } from './staff-joining.service.js';
import { StaffUsersController } from './users/staff-users.controller.js';
import { StaffUsersQueries } from './users/staff-users.queries.js';
import { StaffUsers } from './users/staff-users.service.js';

/** Staff accounts and invitations. */
@Module({
  imports: [TypeOrmModule.forFeature([StaffInvitationEntity])],
  controllers: [
    AtlasUsersController,
    StaffMembersController,
    StaffInvitationsController,
    StaffJoiningController,
    StaffProfileController,
    OwnPayrollController,
    StaffPayrollController,
    StaffUsersController,
  ],
  providers: [
    StaffInvitationsQueries,
    StaffInvitationLinks,
    StaffInvitations,
    StaffInvitationsReader,
    StaffJoining,
    StaffInvitationMailer,
    StaffLog,
    StaffRecordsQueries,
    StaffRecords,
    StaffProfiles,
    StaffPayrolls,
    StaffUsersQueries,
    StaffUsers,
    StaffFiles,
  ],
  exports: [StaffInvitations, StaffFiles, StaffUsers],
})
export class StaffModule {
  constructor(registry: EventLogRegistry, mailer: StaffInvitationMailer) {
    registry.register({
      eventTypes: staffInvitationEventTypes,
      inline: [project(staffInvitations, StaffInvitationEntity)],
      reactors: [mailer],
    });
  }
}
