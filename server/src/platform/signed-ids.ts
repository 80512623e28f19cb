import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import type { Config } from './config/config.js';

/**
 * Links of mails and of the terminal that open something once. A token is an id and its seal, which takes
 * the key of this installation: events and rows hold ids, and whoever reads them can open nothing.
 */
export class SignedIds {
  private readonly key: Buffer;

  /** What the tokens are for: one for something else does not fit. */
  constructor({ DATA_KEY }: Pick<Config, 'DATA_KEY'>, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', `signed-ids:${purpose}`, 32));
  }

  /** The token of an id, which itself has no dot; fit for an address. */
  tokenOf(id: string): string {
    return `${id}.${this.sealOf(id).toString('base64url')}`;
  }

  /** The id that the token was made of; undefined for what was not made here. */
  idIn(token: string): string | undefined {
    const [id, seal, ...more] = token.split('.');
    if (id === undefined || seal === undefined || more.length > 0) return undefined;
    const given = Buffer.from(seal, 'base64url');
    const right = this.sealOf(id);
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  }

  private sealOf(id: string): Buffer {
    return createHmac('sha256', this.key).update(id).digest();
  }
}
