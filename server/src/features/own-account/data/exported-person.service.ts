import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';
import { noDetails } from '@selvedge/shared/customers/details';

import { Addresses } from '../../addresses/index.js';
import type { Account } from '../../accounts/index.js';
import { ExportedEntry } from './exported-entry.service.js';
import { ExportedFiles } from './exported-files.service.js';
import { ExportedActivity } from './exported-activity.service.js';

type ExportOfPerson = Pick<
  AccountExport,
  | 'account'
  | 'addresses'
  | 'terms'
  | 'twoFactor'
  | 'passkeys'
  | 'sessions'
  | 'devices'
  | 'baskets'
  | 'favourites'
  | 'openings'
  | 'comments'
  | 'subscriptions'
  | 'messages'
  | 'avatar'
  | 'lead'
  | 'staff'
>;

/** Exports all data of a person except orders. */
@Injectable()
export class ExportedPerson {
  constructor(
    private readonly entry: ExportedEntry,
    private readonly files: ExportedFiles,
    private readonly activity: ExportedActivity,
    private readonly addresses: Addresses,
  ) {}

  /** `token` identifies the current session. */
  async of(account: Account, token: string | undefined): Promise<ExportOfPerson> {
    const { email, verified, firstName, lastName, details, createdAt } = account;
    const { shouldHaveStore = null } = account;
    return {
      account: {
        email,
        verified,
        firstName,
        lastName,
        details: { ...noDetails, ...details },
        createdAt: new Date(createdAt).toISOString(),
        shouldHaveStore,
      },
      terms: termsOf(account),
      ...(await this.entry.of(account, token)),
      ...(await this.activity.of(account)),
      addresses: await this.addressesOf(account),
      ...(await this.files.of(account)),
    };
  }

  private async addressesOf({ subject }: Account): Promise<AccountExport['addresses']> {
    const saved = await this.addresses.of(subject);
    return saved.map(({ addressId: _, isDefault: __, ...address }) => address);
  }
}

function termsOf({ subject, signedEula, ...signed }: Account): AccountExport['terms'] {
  if (!signedEula || subject.kind === 'staff') return null;
  const { eulaVersion: version, eulaSignedAt } = signed;
  return { version, signedAt: eulaSignedAt && new Date(eulaSignedAt).toISOString() };
}
