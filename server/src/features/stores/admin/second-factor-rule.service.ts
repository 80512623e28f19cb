import { Injectable } from '@nestjs/common';
import type { SaveStoreSettings } from '@selvedge/shared/stores/admin/contract';

import type { Session } from '../../../platform/authorization/session.js';
import { Confirmations, SecondFactorStatus } from '../../accounts/index.js';
import { StoreDirectory } from '../index.js';
import { OwnSecondFactorFirst } from './store-settings.errors.js';

/** Who asks, about which store, in which browser. */
interface Who {
  readonly division: number;
  readonly session: Pick<Session, 'subject'>;
  readonly token: string | undefined;
}

/** IDN-005: who changes whether a store's dashboard asks for a second factor. */
@Injectable()
export class SecondFactorRule {
  constructor(
    private readonly directory: StoreDirectory,
    private readonly statuses: SecondFactorStatus,
    private readonly confirmations: Confirmations,
  ) {}

  /**
   * Switching it on takes a second factor, so that nobody shuts themselves out; switching it off makes all
   * accounts of the team weaker, and takes the password (0032). Throws OwnSecondFactorFirst and
   * ConfirmPassword.
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
