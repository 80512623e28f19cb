import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import { CredentialRow, CustomerRow, StaffRow } from './account.entity.js';
import { accountAddressEventTypes } from './account-address.decider.js';
import { accountEventTypes } from './account.events.js';
import { customers } from './customers.projection.js';
import { AccountErasure } from './erasure/account-erasure.service.js';
import { AccountMailer } from './mail/account-mail.reactor.js';
import { SecondFactorEntity } from './second-factor/second-factor.entity.js';
import { secondFactors } from './second-factor/second-factors.projection.js';
import { staffEventTypes } from './staff/staff.events.js';
import { staff } from './staff.projection.js';
import { AccountMailModule } from './mail/account-mail.module.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { ConfirmationModule } from './confirmation/confirmation.module.js';
import { EmailChangesModule } from './details/email-changes.module.js';
import { OwnFactorsModule } from './own-factors/own-factors.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { PeopleModule } from './people.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SignUpModule } from './sign-up/sign-up.module.js';
import { StaffModule } from './staff/staff.module.js';
import { StoreAccessModule } from './gate/store-access.module.js';

const parts = [
  AccountMailModule,
  AvatarsModule,
  CaptchaModule,
  ConfirmationModule,
  EmailChangesModule,
  OwnFactorsModule,
  PasskeysModule,
  PasswordResetModule,
  PeopleModule,
  SecondFactorModule,
  SessionsModule,
  SignInModule,
  SignUpModule,
  StaffModule,
  StoreAccessModule,
];

/** Accounts of customers and staff. Global, because nearly every feature knows people. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([CustomerRow, StaffRow, CredentialRow, SecondFactorEntity]),
    ...parts,
  ],
  exports: parts,
})
export class AccountsModule {
  constructor(
    registry: EventLogRegistry,
    hooks: ErasureHooks,
    accounts: AccountErasure,
    mailer: AccountMailer,
  ) {
    registry.register({
      eventTypes: { ...accountEventTypes, ...accountAddressEventTypes, ...staffEventTypes },
      inline: [
        project(customers, CustomerRow),
        project(staff, StaffRow),
        project(secondFactors, SecondFactorEntity),
      ],
      reactors: [mailer],
    });
    hooks.register((subject) => accounts.erase(subject));
  }
}
