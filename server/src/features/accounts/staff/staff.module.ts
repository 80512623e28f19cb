import { Module } from '@nestjs/common';

import { PeopleModule } from '../people.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StaffRights } from './staff-rights.service.js';

/** Permissions of staff. */
@Module({
  imports: [PeopleModule, SessionsModule],
  providers: [StaffRights],
  exports: [StaffRights],
})
export class StaffModule {}
