import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import { SessionDirectory } from '../../platform/http/session.js';
import { CredentialRow, CustomerRow, MembershipRow, StaffRow } from './account.entity.js';
import { AccountErasure } from './account-erasure.js';
import { Accounts } from './accounts.js';
import { AccountsQueries } from './accounts.queries.js';
import { AddressSubjects } from './address-subjects.js';
import { IdentityController } from './identity.controller.js';
import { InitialStates } from './initial-state.js';
import { PasswordCheck } from './password-check.js';
import { SessionChange } from './session-change.js';
import { Sessions } from './sessions.js';
import { SessionsQueries } from './sessions.queries.js';
import { SignIn } from './sign-in.js';
import { SignInFailures } from './sign-in-failures.js';
import { SignInFailuresQueries } from './sign-in-failures.queries.js';
import { SignInForm } from './sign-in-form.js';
import { StoreAccessController } from './store-access.controller.js';
import { StoreGate } from './store-gate.js';
import { StoreGateQueries } from './store-gate.queries.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CustomerRow, StaffRow, MembershipRow, CredentialRow])],
  controllers: [IdentityController, StoreAccessController],
  providers: [
    AccountsQueries,
    Accounts,
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
    { provide: SessionDirectory, useExisting: Sessions },
  ],
  exports: [SessionDirectory, Sessions, Accounts, AddressSubjects, SignInForm, StoreGate],
})
export class IdentityModule {
  constructor(hooks: ErasureHooks, accounts: AccountErasure) {
    hooks.register((subject) => accounts.erase(subject));
  }
}
