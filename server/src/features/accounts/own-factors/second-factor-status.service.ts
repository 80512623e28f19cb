import { Injectable } from '@nestjs/common';
import type { OwnPasskey } from '@selvedge/shared/accounts/passkeys/contract';
import type { TwoFactorStatus } from '@selvedge/shared/accounts/two-factor/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { OwnPasskeys } from '../passkeys/own-passkeys.service.js';
import { SecondFactorQueries } from '../second-factor/second-factor.queries.js';

@Injectable()
export class SecondFactorStatus {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly passkeys: OwnPasskeys,
  ) {}

  passkeysOf(subject: Subject): Promise<readonly OwnPasskey[]> {
    return this.passkeys.of(subject);
  }

  async of(subject: Subject): Promise<TwoFactorStatus> {
    const row = await this.queries.of(subject);
    if (row === undefined) return { isOn: false, addedAt: null, recoveryCodesLeft: 0 };
    const addedAt = new Date(row.addedAt).toISOString();
    return { isOn: true, addedAt, recoveryCodesLeft: row.unused.length };
  }
}
