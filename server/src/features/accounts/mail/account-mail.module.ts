import { Module } from '@nestjs/common';

import { PeopleModule } from '../people.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { AccountMailer } from './account-mail.reactor.js';

/** Mails about accounts. */
@Module({
  imports: [PeopleModule, SignUpModule],
  providers: [AccountMailer],
  exports: [AccountMailer],
})
export class AccountMailModule {}
