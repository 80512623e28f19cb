import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import type { Config } from '../config/config.js';

/**
 * Signs ids for one-time links in e-mails and terminal output. The signature needs the key of this
 * installation: events and rows hold ids only, so reading them gives no access.
 */
export class SignedIds {
  private readonly key: Buffer;

  /** Tokens are valid for one purpose only. */
  constructor({ DATA_KEY }: Pick<Config, 'DATA_KEY'>, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', `signed-ids:${purpose}`, 32));
  }

  /** Returns the token of an id, which contains no dot; safe in a URL. */
  tokenOf(id: string): string {
    return `${id}.${this.sealOf(id).toString('base64url')}`;
  }

  /** Returns the id of a token; undefined if the token was not signed here. */
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
