import { createHmac, hkdfSync } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';

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
    const address = email.trim().toLowerCase();
    return `email:${createHmac('sha256', this.key).update(address).digest('hex')}`;
  }
}
