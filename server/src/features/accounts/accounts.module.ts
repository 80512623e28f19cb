import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import { SessionDirectory } from '../../platform/authorization/session.js';
import { CredentialRow, CustomerRow, MembershipRow, StaffRow } from './account.entity.js';
import { AccountErasure } from './erasure/account-erasure.service.js';
import { Accounts } from './accounts.service.js';
import { AccountsQueries } from './accounts.queries.js';
import { AddressSubjects } from './erasure/address-subjects.service.js';
import { PeopleQueries } from './people.queries.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { InitialStates } from './initial-state.http.js';
import { PasswordCheck } from './sign-in/password-check.service.js';
import { SessionChange } from './sessions/session-change.http.js';
import { Sessions } from './sessions/sessions.service.js';
import { SessionsQueries } from './sessions/sessions.queries.js';
import { SignIn } from './sign-in/sign-in.http.js';
import { SignInFailures } from './sign-in/sign-in-failures.service.js';
import { SignInFailuresQueries } from './sign-in/sign-in-failures.queries.js';
import { SignInForm } from './sign-in/sign-in.form.js';
import { SignOutFormController } from './sign-in/sign-out-form.controller.js';
import { StoreAccessController } from './gate/store-access.controller.js';
import { StoreGate } from './gate/store-gate.http.js';
import { StoreGateQueries } from './gate/store-gate.queries.js';
import { TeamController } from './team/team.controller.js';
import { TeamQueries } from './team/team.queries.js';
import { TeamService } from './team/team.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CustomerRow, StaffRow, MembershipRow, CredentialRow])],
  controllers: [SignInController, SignOutFormController, StoreAccessController, TeamController],
  providers: [
    AccountsQueries,
    Accounts,
    PeopleQueries,
    AccountErasure,
    AddressSubjects,
    SessionsQueries,
    Sessions,
    SignInFailuresQueries,
    SignInFailures,
    PasswordCheck,
    SessionChange,
    SignIn,
    SignInForm,
    StoreGateQueries,
    StoreGate,
    InitialStates,
    TeamQueries,
    TeamService,
    { provide: SessionDirectory, useExisting: Sessions },
  ],
  exports: [
    SessionDirectory,
    Sessions,
    Accounts,
    PeopleQueries,
    AddressSubjects,
    SignInForm,
    StoreGate,
  ],
})
export class AccountsModule {
  constructor(hooks: ErasureHooks, accounts: AccountErasure) {
    hooks.register((subject) => accounts.erase(subject));
  }
}
