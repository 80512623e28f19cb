import { Module } from '@nestjs/common';

import { PeopleModule } from '../people.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { EmailChanges } from './email-changes.service.js';

/** Changes of e-mail addresses. */
@Module({
  imports: [PeopleModule, SignUpModule],
  providers: [EmailChanges],
  exports: [EmailChanges],
})
export class EmailChangesModule {}
