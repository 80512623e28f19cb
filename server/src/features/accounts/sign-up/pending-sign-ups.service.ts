import { hkdfSync } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import type { Cookies } from '../../../platform/ids/secret-id-cookie.js';
import { opened, sealed, type PendingSignUp } from './pending-sign-up.js';

/** Cookie that holds the browser's sign-up until it is verified. */
@Injectable()
export class PendingSignUps {
  readonly secure: boolean;
  readonly name: string;
  private readonly key: Buffer;

  constructor({ DATA_KEY, NODE_ENV }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', 'pending-sign-up', 32));
    this.secure = NODE_ENV === 'production';
    // The __Host- prefix keeps sibling subdomains from planting the cookie (RFC 6265bis, 4.1.3.2).
    this.name = this.secure ? '__Host-selvedge-sign-up' : 'selvedge-sign-up';
  }

  /** Undefined without a valid cookie. */
  of(cookies: Cookies): PendingSignUp | undefined {
    const text = cookies[this.name];
    return text === undefined ? undefined : opened(this.key, text);
  }

  sealed(pending: PendingSignUp): string {
    return sealed(this.key, pending);
  }
}
