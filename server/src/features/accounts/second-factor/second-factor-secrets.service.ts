import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { recoveryCodeCount } from '@selvedge/shared/accounts/two-factor/codes';

import type { Subject } from '../../../platform/authorization/session.js';
import { Config } from '../../../platform/config/config.js';

/** As RFC 4226 recommends. */
const secretBytes = 20;
/** 32 of them, none taken for another one: five bits each. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const halfLength = 8;

/**
 * What a second factor is made of. It stands nowhere: it follows from the ids that the log has, under a key
 * of this installation, as the codes of mails do (0028, 0032).
 */
@Injectable()
export class SecondFactorSecrets {
  private readonly key: Buffer;

  constructor({ DATA_KEY }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', 'second-factors', 32));
  }

  /** What an authenticator keeps. */
  secretOf(subject: Subject, factor: string): Buffer {
    return this.hash('secret', subject, factor).subarray(0, secretBytes);
  }

  /** IDN-014, VAL-007: all of a batch, `abcdefgh-23456789`. */
  recoveryCodes(subject: Subject, batch: string): readonly string[] {
    return Array.from({ length: recoveryCodeCount }, (_, number) => {
      const bytes = [...this.hash(`code ${number}`, subject, batch).subarray(0, 2 * halfLength)];
      const code = bytes.map((byte) => letters.charAt(byte % letters.length)).join('');
      return `${code.slice(0, halfLength)}-${code.slice(halfLength)}`;
    });
  }

  /** What an authenticator keeps of whose a passkey is: it says nothing of the account. */
  handleOf(subject: Subject): string {
    return this.hash('user', subject, '').toString('base64url');
  }

  /** Which of a batch somebody has typed; undefined for none. Capitals are as good. */
  numberOf(subject: Subject, batch: string, typed: string): number | undefined {
    const given = Buffer.from(typed.trim().toLowerCase());
    const numbers = this.recoveryCodes(subject, batch).flatMap((code, number) => {
      const right = Buffer.from(code);
      return right.length === given.length && timingSafeEqual(right, given) ? [number] : [];
    });
    return numbers[0];
  }

  private hash(what: string, { kind, id }: Subject, of: string): Buffer {
    return createHmac('sha256', this.key).update(`${what}\n${kind}.${id}\n${of}`).digest();
  }
}
