import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import { PersonalSeal } from '../../platform/personal-seal.js';
import { SessionDirectory } from '../../platform/authorization/session.js';
import { CredentialRow, CustomerRow, StaffRow } from './account.entity.js';
import { AccountErasure } from './erasure/account-erasure.service.js';
import { accountAddressEventTypes } from './account-address.decider.js';
import { accountEventTypes } from './account.events.js';
import { AccountOpening } from './account-opening.service.js';
import { Accounts } from './accounts.service.js';
import { customers } from './customers.projection.js';
import { LegacyAccounts } from './older/older-accounts.service.js';
import { OlderAccountsQueries } from './older/older-accounts.queries.js';
import { staffEventTypes } from './staff/staff.events.js';
import { StaffRights } from './staff/staff-rights.service.js';
import { staff } from './staff.projection.js';
import { AccountsQueries } from './accounts.queries.js';
import { AddressSubjects } from './erasure/address-subjects.service.js';
import { LeavingAccounts } from './erasure/leaving-accounts.service.js';
import { PeopleQueries } from './people.queries.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { InitialStates } from './initial-state.http.js';
import { PasswordCheck } from './sign-in/password-check.service.js';
import { SessionChange } from './sessions/session-change.http.js';
import { Sessions } from './sessions/sessions.service.js';
import { SessionsQueries } from './sessions/sessions.queries.js';
import { SignIn } from './sign-in/sign-in.http.js';
import { SignInFailures } from './sign-in-failures/sign-in-failures.service.js';
import { SignInFailuresQueries } from './sign-in-failures/sign-in-failures.queries.js';
import { PendingSignIns } from './sign-in/pending-sign-ins.service.js';
import { PendingSignInsQueries } from './sign-in/pending-sign-ins.queries.js';
import { SecondStep } from './sign-in/second-step.http.js';
import { SignInForm } from './sign-in/sign-in.form.js';
import { SignOutFormController } from './sign-in/sign-out-form.controller.js';
import { AccountCommands } from './account-commands.service.js';
import { AccountRequests } from './account-requests.service.js';
import { AccountMailer } from './mail/account-mail.reactor.js';
import { EmailChanges } from './details/email-changes.service.js';
import { ForgottenPasswords } from './password-reset/forgotten-passwords.http.js';
import { NewPasswords } from './password-reset/new-passwords.service.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
import { PresentPassword } from './password-reset/present-password.service.js';
import { PasswordChanges } from './password-reset/password-changes.service.js';
import { AllSessions } from './sessions/all-sessions.service.js';
import { LostFactors } from './password-reset/lost-factors.service.js';
import { PasswordResets } from './password-reset/password-resets.service.js';
import { BreachedPasswords } from './sign-up/breached-passwords.service.js';
import { PasswordRules } from './sign-up/password-rules.service.js';
import { PendingSignUps } from './sign-up/pending-sign-ups.service.js';
import { RequestCodes } from './sign-up/request-codes.service.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { SignUpFlow } from './sign-up/sign-up-flow.http.js';
import { SignUps } from './sign-up/sign-ups.service.js';
import { Verification } from './sign-up/verification.service.js';
import { StoreAccessController } from './gate/store-access.controller.js';
import { PreviewController } from './gate/preview.controller.js';
import { PreviewLinkController } from './gate/preview-link.controller.js';
import { PreviewLinks } from './gate/preview-links.service.js';
import { PreviewLinksQueries } from './gate/preview-links.queries.js';
import { StoreGate } from './gate/store-gate.http.js';
import { StoreGateQueries } from './gate/store-gate.queries.js';
import { CAPTCHA } from './captcha/captcha.module.js';
import { CaptchaOfRequest } from './captcha/captcha-of-request.http.js';
import { PASSKEYS } from './passkeys/passkeys.module.js';
import { ConfirmPasswordController } from './confirmation/confirm-password.controller.js';
import { PasswordConfirmations } from './confirmation/password-confirmation.http.js';
import { Confirmations } from './sessions/confirmations.service.js';
import { ConfirmationsQueries } from './sessions/confirmations.queries.js';
import { AvatarsController } from './avatars/avatars.controller.js';
import { AvatarsQueries } from './avatars/avatars.queries.js';
import { Avatars } from './avatars/avatars.service.js';
import { MediaModule } from '../media/index.js';
import { SecondFactorController } from './own-factors/second-factor.controller.js';
import { SecondFactorEntity } from './second-factor/second-factor.entity.js';
import { SECOND_FACTOR } from './second-factor/second-factor.module.js';
import { OwnPasskeysController } from './own-factors/own-passkeys.controller.js';
import { OwnRecovery } from './own-factors/own-recovery.http.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.http.js';
import { SecondFactorCheck } from './second-factor/second-factor-check.service.js';
import { SetUpOffers } from './second-factor/set-up-offers.service.js';
import { SecondFactorStatus } from './own-factors/second-factor-status.service.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { secondFactors } from './second-factor/second-factors.projection.js';

@Global()
@Module({
  imports: [
    MediaModule,
    TypeOrmModule.forFeature([CustomerRow, StaffRow, CredentialRow, SecondFactorEntity]),
  ],
  controllers: [
    SignInController,
    SignOutFormController,
    SignUpController,
    PasswordResetController,
    StoreAccessController,
    SecondFactorController,
    OwnPasskeysController,
    ConfirmPasswordController,
    PreviewLinkController,
    PreviewController,
    AvatarsController,
    ...PASSKEYS.controllers,
    ...CAPTCHA.controllers,
  ],
  providers: [
    ...SECOND_FACTOR,
    SecondFactorStatus,
    OwnRecovery,
    ...PASSKEYS.providers,
    ...CAPTCHA.providers,
    PersonalSeal,
    Avatars,
    AvatarsQueries,
    Confirmations,
    ConfirmationsQueries,
    PasswordConfirmations,
    AccountsQueries,
    AccountCommands,
    AccountRequests,
    AccountMailer,
    RequestCodes,
    NewPasswords,
    PresentPassword,
    EmailChanges,
    PasswordChanges,
    AllSessions,
    PasswordResets,
    LostFactors,
    ForgottenPasswords,
    PendingSignUps,
    BreachedPasswords,
    PasswordRules,
    SignUps,
    Verification,
    SignUpFlow,
    AccountOpening,
    Accounts,
    PeopleQueries,
    StaffRights,
    OlderAccountsQueries,
    LegacyAccounts,
    AccountErasure,
    AddressSubjects,
    LeavingAccounts,
    SessionsQueries,
    Sessions,
    SignInFailuresQueries,
    SignInFailures,
    PasswordCheck,
    SessionChange,
    SignIn,
    PendingSignIns,
    PendingSignInsQueries,
    SecondStep,
    SignInForm,
    StoreGateQueries,
    StoreGate,
    PreviewLinksQueries,
    PreviewLinks,
    InitialStates,
    { provide: SessionDirectory, useExisting: Sessions },
  ],
  exports: [
    PersonalSeal,
    Avatars,
    CaptchaOfRequest,
    PendingSignIns,
    SecondStep,
    OwnSecondFactor,
    OwnRecovery,
    SecondFactorStatus,
    SecondFactors,
    SetUpOffers,
    SecondFactorCheck,
    Confirmations,
    PasswordConfirmations,
    AccountCommands,
    EmailChanges,
    PresentPassword,
    InitialStates,
    SessionChange,
    SessionDirectory,
    AccountsQueries,
    PendingSignUps,
    SignUpFlow,
    PasswordResets,
    LostFactors,
    PasswordChanges,
    AllSessions,
    ForgottenPasswords,
    Sessions,
    Accounts,
    PeopleQueries,
    StaffRights,
    AddressSubjects,
    LeavingAccounts,
    SignInForm,
    StoreGate,
  ],
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
