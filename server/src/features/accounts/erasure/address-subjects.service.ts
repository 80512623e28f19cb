import { createHmac, hkdfSync } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { emailForm } from '@selvedge/shared/forms/usual-forms';

import { Config } from '../../../platform/config/config.js';
import { emailForms } from '../../../platform/database/email-forms.js';

/**
 * Erasure subject of an e-mail address that was entered without an account (EVT-016). It is a keyed
 * hash, so that erasure can find it but the database lists no addresses.
 */
@Injectable()
export class AddressSubjects {
  private readonly key: Buffer;

  constructor({ DATA_KEY }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', 'address-subjects', 32));
  }

  /** Returns `email:` and 64 hex digits; case and surrounding spaces do not matter. */
  of(email: string): string {
    return this.subjectOf(emailForm(email).toLowerCase());
  }

  /** Returns the subjects under which an address may have been recorded, the current one first. */
  everyOf(email: string): readonly string[] {
    return emailForms(email).map((address) => this.subjectOf(address));
  }

  private subjectOf(address: string): string {
    return `email:${createHmac('sha256', this.key).update(address).digest('hex')}`;
  }
}
