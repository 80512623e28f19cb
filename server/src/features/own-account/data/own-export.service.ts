import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import type { Subject } from '../../../platform/authorization/session.js';
import { Clock } from '../../../platform/clock.js';
import { Accounts } from '../../accounts/index.js';
import { ExportedPerson } from './exported-person.service.js';
import { ExportedShops } from './exported-shops.service.js';

/** Who asks, by which session. */
interface Asker {
  readonly subject: Subject;
  readonly token: string | undefined;
}

/** GDPR Article 20: all that is kept of a person, and of nobody else. */
@Injectable()
export class OwnExport {
  constructor(
    private readonly accounts: Accounts,
    private readonly person: ExportedPerson,
    private readonly shops: ExportedShops,
    private readonly clock: Clock,
  ) {}

  /** Undefined for who has no account any more. */
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
