import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { recoveryCodeCount } from '@selvedge/shared/accounts/two-factor/codes';

import type { Subject } from '../../../platform/authorization/session.js';
import { Config } from '../../../platform/config/config.js';

/** Recommended by RFC 4226. */
const secretBytes = 20;
/** 32 unambiguous characters, five bits each. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const halfLength = 8;

/**
 * Derives the secrets of second factors. They are not stored: like mail codes, they are derived
 * from ids in the log and a key of this installation (0028, 0032).
 */
@Injectable()
export class SecondFactorSecrets {
  private readonly key: Buffer;

  constructor({ DATA_KEY }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', 'second-factors', 32));
  }

  /** Returns the secret shared with the authenticator. */
  secretOf(subject: Subject, factor: string): Buffer {
    return this.hash('secret', subject, factor).subarray(0, secretBytes);
  }

  /** Returns all codes of a batch, e.g. `abcdefgh-23456789` (IDN-014, VAL-007). */
  recoveryCodes(subject: Subject, batch: string): readonly string[] {
    return Array.from({ length: recoveryCodeCount }, (_, number) => {
      const bytes = [...this.hash(`code ${number}`, subject, batch).subarray(0, 2 * halfLength)];
      const code = bytes.map((byte) => letters.charAt(byte % letters.length)).join('');
      return `${code.slice(0, halfLength)}-${code.slice(halfLength)}`;
    });
  }

  /** Returns the WebAuthn user handle, which discloses nothing about the account. */
  handleOf(subject: Subject): string {
    return this.hash('user', subject, '').toString('base64url');
  }

  /** Returns the index of the typed code in the batch; undefined if there is none. Ignores case. */
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
