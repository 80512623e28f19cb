import { createHmac, hkdfSync } from 'node:crypto';

import type { Config } from '../config/config.js';

/**
 * Derives secret ids from their parts: stable, but neither guessable nor traceable (decision 0014).
 */
export class KeyedIds {
  private readonly key: Buffer;

  /** The same parts result in a different id for a different purpose. */
  constructor({ DATA_KEY }: Pick<Config, 'DATA_KEY'>, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', `keyed-ids:${purpose}`, 32));
  }

  /** Returns 128 bits in hex, like `newSecretId`. */
  of(...parts: readonly (string | number)[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  }
}
