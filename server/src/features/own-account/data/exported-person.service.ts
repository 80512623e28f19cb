import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';
import { noDetails } from '@selvedge/shared/own-account/details';

import { Addresses } from '../../addresses/index.js';
import { SecondFactorStatus, type Account } from '../../accounts/index.js';
import { ExportedWords } from './exported-words.service.js';
import { OwnSessions } from './own-sessions.service.js';

type ExportOfPerson = Pick<
  AccountExport,
  | 'account'
  | 'addresses'
  | 'terms'
  | 'twoFactor'
  | 'passkeys'
  | 'sessions'
  | 'baskets'
  | 'favourites'
  | 'openings'
  | 'comments'
  | 'subscriptions'
>;

/** What is kept of a person beside their orders. */
@Injectable()
export class ExportedPerson {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly factors: SecondFactorStatus,
    private readonly words: ExportedWords,
    private readonly addresses: Addresses,
  ) {}

  /** `token`: of the session that asks. */
  async of(account: Account, token: string | undefined): Promise<ExportOfPerson> {
    const { email, verified, firstName, lastName, details, createdAt } = account;
    const { isOn, addedAt } = await this.factors.of(account.subject);
    return {
      account: {
        email,
        verified,
        firstName,
        lastName,
        details: { ...noDetails, ...details },
        createdAt: new Date(createdAt).toISOString(),
      },
      terms: termsOf(account),
      twoFactor: { isOn, addedAt },
      passkeys: await this.factors.passkeysOf(account.subject),
      sessions: await this.sessions.list(account.subject, token),
      ...(await this.words.of(account)),
      addresses: await this.addressesOf(account),
    };
  }

  private async addressesOf({ subject }: Account): Promise<AccountExport['addresses']> {
    const kept = await this.addresses.of(subject);
    return kept.map(({ addressId: _, isDefault: __, ...address }) => address);
  }
}

function termsOf({ subject, signedEula, ...signed }: Account): AccountExport['terms'] {
  if (!signedEula || subject.kind === 'staff') return null;
  const { eulaVersion: version, eulaSignedAt } = signed;
  return { version, signedAt: eulaSignedAt && new Date(eulaSignedAt).toISOString() };
}
