import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import type { AccountId } from '../account.events.js';

/** What was asked for by mail, and for whose account. */
interface MailedRequest extends AccountId {
  readonly request: string;
}

const tokenForm = /^(customer|staff)\.(\d{1,10})\.([\da-f-]{36})\.[\w-]{43}$/;
/** Digits that a person can type, and nobody can try out within a day. */
const digits = 8;

/**
 * What a mail brings, so that whoever has it has the mailbox. It is made of the id of the request
 * that the log has, under a key of this platform: it stands nowhere, and a mail that is made anew
 * says the same.
 */
@Injectable()
export class RequestCodes {
  private readonly key: Buffer;

  constructor({ DATA_KEY }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', 'account-requests', 32));
  }

  /** IDN-008: `12345678`. */
  codeOf(request: string): string {
    const number = this.hash(`code\n${request}`).readBigUInt64BE();
    return String(number % 10n ** BigInt(digits)).padStart(digits, '0');
  }

  /** As a person types it: with a blank in the middle, perhaps. */
  isCodeOf(request: string, typed: string): boolean {
    return isSame(this.codeOf(request), typed.replaceAll(/[\s-]/g, ''));
  }

  /** IDN-013: what a link brings, with whose it is. */
  tokenOf({ kind, id, request }: MailedRequest): string {
    const named = `${kind}.${id}.${request}`;
    return `${named}.${this.hash(`token\n${named}`).toString('base64url')}`;
  }

  /** Undefined for what was not made here. */
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
