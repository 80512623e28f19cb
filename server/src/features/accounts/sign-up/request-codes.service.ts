import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import type { AccountId } from '../account.events.js';

interface MailedRequest extends AccountId {
  readonly request: string;
}

const tokenForm = /^(customer|staff)\.(\d{1,10})\.([\da-f-]{36})\.[\w-]{43}$/;
/** Short enough to type, too long to guess within a day. */
const digits = 8;

/**
 * Codes and tokens in mails, which prove access to the mailbox. They are derived from the request
 * id in the log and a key of this installation: nothing is stored, and a repeated mail contains the
 * same code.
 */
@Injectable()
export class RequestCodes {
  private readonly key: Buffer;

  constructor({ DATA_KEY }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', 'account-requests', 32));
  }

  /** Returns a code such as `12345678` (IDN-008). */
  codeOf(request: string): string {
    const number = this.hash(`code\n${request}`).readBigUInt64BE();
    return String(number % 10n ** BigInt(digits)).padStart(digits, '0');
  }

  /** Ignores spaces and hyphens in the typed code. */
  isCodeOf(request: string, typed: string): boolean {
    return isSame(this.codeOf(request), typed.replaceAll(/[\s-]/g, ''));
  }

  /** Returns the token of a mailed link, which includes the account (IDN-013). */
  tokenOf({ kind, id, request }: MailedRequest): string {
    const named = `${kind}.${id}.${request}`;
    return `${named}.${this.hash(`token\n${named}`).toString('base64url')}`;
  }

  /** Undefined if the token was not issued by this server. */
  requestOf(token: string): MailedRequest | undefined {
    const [, kind, id, request = ''] = tokenForm.exec(token) ?? [];
    if (kind !== 'customer' && kind !== 'staff') return undefined;
    const found = { kind, id: Number(id), request } as const;
    return isSame(this.tokenOf(found), token) ? found : undefined;
  }

  private hash(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
