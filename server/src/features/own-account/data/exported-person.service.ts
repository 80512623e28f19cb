import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';
import { noDetails } from '@selvedge/shared/own-account/details';

import { Addresses } from '../../addresses/index.js';
import type { Account } from '../../accounts/index.js';
import { CustomerFiles } from '../../customers/index.js';
import { ExportedEntry } from './exported-entry.service.js';
import { ExportedWords } from './exported-words.service.js';

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
  | 'lead'
>;

/** What is kept of a person beside their orders. */
@Injectable()
export class ExportedPerson {
  constructor(
    private readonly entry: ExportedEntry,
    private readonly files: CustomerFiles,
    private readonly words: ExportedWords,
    private readonly addresses: Addresses,
  ) {}

  /** `token`: of the session that asks. */
  async of(account: Account, token: string | undefined): Promise<ExportOfPerson> {
    const { email, verified, firstName, lastName, details, createdAt } = account;
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
      ...(await this.entry.of(account, token)),
      ...(await this.words.of(account)),
      addresses: await this.addressesOf(account),
      lead: await this.leadOf(account),
    };
  }

  /** Who of the staff it was is not theirs to take along. */
  private async leadOf({ subject: { kind, id } }: Account): Promise<AccountExport['lead']> {
    if (kind === 'staff') return null;
    const { notes, tags, leadStatus, statusJourney } = await this.files.said({ id });
    return {
      notes: notes.map(({ text, at }) => ({ text, writtenAt: at })),
      ...tags,
      status: leadStatus,
      journey: statusJourney.map(({ leadStatus: status, at }) => ({ status, since: at })),
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
