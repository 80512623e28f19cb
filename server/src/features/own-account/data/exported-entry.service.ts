import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import { SecondFactorStatus, type Account } from '../../accounts/index.js';
import { PushSubscriptions } from '../../notifications/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { OwnSessions } from './own-sessions.service.js';

/** Exports a person's sign-in methods, sessions and devices. */
@Injectable()
export class ExportedEntry {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly factors: SecondFactorStatus,
    private readonly subscriptions: PushSubscriptions,
    private readonly stores: StoreDirectory,
  ) {}

  /** `token` identifies the current session. */
  async of(
    { subject }: Account,
    token: string | undefined,
  ): Promise<Pick<AccountExport, 'twoFactor' | 'passkeys' | 'sessions' | 'devices'>> {
    const { isOn, addedAt } = await this.factors.of(subject);
    return {
      twoFactor: { isOn, addedAt },
      passkeys: await this.factors.passkeysOf(subject),
      sessions: await this.sessions.list(subject, token),
      devices: await this.devicesOf(`${subject.kind}:${String(subject.id)}`),
    };
  }

  private async devicesOf(person: string): Promise<AccountExport['devices']> {
    const devices = await this.subscriptions.devices(person);
    return devices.map(({ division, browser, since }) => {
      const shop = this.stores.store(division)?.name ?? 'A shop that is no longer open';
      return { shop, browser, since };
    });
  }
}
