import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import type { Subject } from '../../../platform/authorization/session.js';
import { Clock } from '../../../platform/clock.js';
import { Accounts } from '../../accounts/index.js';
import { ExportedPerson } from './exported-person.service.js';
import { ExportedShops } from './exported-shops.service.js';

/** Person and session that request the export. */
interface Asker {
  readonly subject: Subject;
  readonly token: string | undefined;
}

/** Exports all data stored about a person, without data of others (GDPR Article 20). */
@Injectable()
export class OwnExport {
  constructor(
    private readonly accounts: Accounts,
    private readonly person: ExportedPerson,
    private readonly shops: ExportedShops,
    private readonly clock: Clock,
  ) {}

  /** Returns undefined if the account no longer exists. */
  async of({ subject, token }: Asker): Promise<AccountExport | undefined> {
    const account = await this.accounts.of(subject);
    if (account === undefined) return undefined;
    return {
      format: 'selvedge-account',
      version: 12,
      madeAt: this.clock.now().toISOString(),
      ...(await this.person.of(account, token)),
      ...(await this.shops.of(account)),
    };
  }
}
