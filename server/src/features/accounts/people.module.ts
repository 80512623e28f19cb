import { Module } from '@nestjs/common';

import { AccountCommands } from './account-commands.service.js';
import { AccountOpening } from './account-opening.service.js';
import { AccountRequests } from './account-requests.service.js';
import { AccountsQueries } from './accounts.queries.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { AccountErasure } from './erasure/account-erasure.service.js';
import { AddressSubjects } from './erasure/address-subjects.service.js';
import { LeavingAccounts } from './erasure/leaving-accounts.service.js';
import { InitialStates } from './initial-state.http.js';
import { OlderAccountsQueries } from './older/older-accounts.queries.js';
import { LegacyAccounts } from './older/older-accounts.service.js';
import { PeopleQueries } from './people.queries.js';

/** People with an account: reading, opening and changing accounts, and their erasure. */
@Module({
  imports: [AvatarsModule],
  providers: [
    AccountsQueries,
    PeopleQueries,
    AccountCommands,
    AccountRequests,
    AddressSubjects,
    AccountOpening,
    InitialStates,
    AccountErasure,
    LeavingAccounts,
    OlderAccountsQueries,
    LegacyAccounts,
  ],
  exports: [
    AvatarsModule,
    AccountsQueries,
    PeopleQueries,
    AccountCommands,
    AccountRequests,
    AddressSubjects,
    AccountOpening,
    InitialStates,
    AccountErasure,
    LeavingAccounts,
  ],
})
export class PeopleModule {}
