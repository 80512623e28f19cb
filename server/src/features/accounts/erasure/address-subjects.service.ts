import { createHmac, hkdfSync } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';

/**
 * EVT-016: whose personal data an address is that somebody typed in without an account. The name is
 * a keyed hash of the address: who is erased is found by it, and the database lists no addresses.
 */
@Injectable()
export class AddressSubjects {
  private readonly key: Buffer;

  constructor({ DATA_KEY }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', 'address-subjects', 32));
  }

  /** `email:` and 64 hex digits; the same in capitals and between blanks. */
  of(email: string): string {
    const address = email.trim().toLowerCase();
    return `email:${createHmac('sha256', this.key).update(address).digest('hex')}`;
  }
}
