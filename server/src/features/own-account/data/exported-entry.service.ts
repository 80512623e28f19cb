import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import { SecondFactorStatus, type Account } from '../../accounts/index.js';
import { OwnSessions } from './own-sessions.service.js';

/** How a person comes in, and where they are signed in. */
@Injectable()
export class ExportedEntry {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly factors: SecondFactorStatus,
  ) {}

  /** `token`: of the session that asks. */
  async of(
    { subject }: Account,
    token: string | undefined,
  ): Promise<Pick<AccountExport, 'twoFactor' | 'passkeys' | 'sessions'>> {
    const { isOn, addedAt } = await this.factors.of(subject);
    return {
      twoFactor: { isOn, addedAt },
      passkeys: await this.factors.passkeysOf(subject),
      sessions: await this.sessions.list(subject, token),
    };
  }
}
