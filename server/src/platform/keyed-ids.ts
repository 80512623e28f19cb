import { createHmac, hkdfSync } from 'node:crypto';

import type { Config } from './config/config.js';

/** Secret ids that are made of what they belong to: the same each time, and nobody can guess or trace one (decision 0014). */
export class KeyedIds {
  private readonly key: Buffer;

  /** What the ids name: the same parts have another id for something else. */
  constructor({ DATA_KEY }: Pick<Config, 'DATA_KEY'>, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', `keyed-ids:${purpose}`, 32));
  }

  /** 128 bits in hex, as `newSecretId` has them. */
  of(...parts: readonly (string | number)[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  }
}
