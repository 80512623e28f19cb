import { Injectable } from '@nestjs/common';
import type { SaveStoreSettings } from '@selvedge/shared/stores/admin/contract';

import type { Session } from '../../platform/authorization/session.js';
import { Confirmations, SecondFactorStatus } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';
import { OwnSecondFactorFirst } from './store-settings.errors.js';

/** Actor, store and browser of a change. */
interface Who {
  readonly division: number;
  readonly session: Pick<Session, 'subject'>;
  readonly token: string | undefined;
}

/** Guards changes to the two-factor requirement of a store's dashboard (IDN-005). */
@Injectable()
export class SecondFactorRule {
  constructor(
    private readonly directory: StoreDirectory,
    private readonly statuses: SecondFactorStatus,
    private readonly confirmations: Confirmations,
  ) {}

  /**
   * Requires a second factor to switch it on, so that owners do not lock themselves out. Requires
   * the password to switch it off, which weakens every account of the team (0032). Throws
   * OwnSecondFactorFirst and ConfirmPassword.
   */
  async require({ division, session, token }: Who, { force2fa }: SaveStoreSettings): Promise<void> {
    const before = this.directory.entry(division)?.store.force2fa ?? false;
    if (force2fa === undefined || force2fa === before) return;
    if (!force2fa) return this.confirmations.require(token);
    const { subject } = session;
    if (subject === null || !(await this.statuses.of(subject)).isOn)
      throw new OwnSecondFactorFirst();
  }
}
