import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';

import { Config } from '../config/config.js';

/** Order of P-256 (NIST SP 800-186). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** RFC 8292 limits a token's lifetime to a day. */
const tokenLife = '12h';

/**
 * Identifies the sender to push services (RFC 8292). The key pair is derived from the
 * installation's key, so that all processes share it and a backup restores it. Browsers accept
 * messages with this key only.
 */
@Injectable()
export class VapidKeys {
  /** Point in base64url, 65 bytes, for a browser's subscription. */
  readonly publicKey: string;
  private readonly signing: KeyObject;
  private readonly contact: string;

  constructor({ DATA_KEY, MAIL_FROM }: Config) {
    const secret = secretOf(DATA_KEY);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(secret);
    const point = pair.getPublicKey();
    this.publicKey = point.toString('base64url');
    this.signing = createPrivateKey({ format: 'jwk', key: jwkOf(secret, point) });
    this.contact = `mailto:${/<([^<>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  }

  /** `authorization` header of a message to this endpoint. */
  async authorization(endpoint: string): Promise<string> {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(new URL(endpoint).origin)
      .setSubject(this.contact)
      .setExpirationTime(tokenLife)
      .sign(this.signing);
    return `vapid t=${token}, k=${this.publicKey}`;
  }
}

/** Uniformly distributed number from 1 to the order minus one (FIPS 186-5, A.2.1). */
function secretOf(dataKey: string): Buffer {
  const bits = Buffer.from(hkdfSync('sha256', dataKey, '', 'vapid', 48)).toString('hex');
  const secret = (BigInt(`0x${bits}`) % (order - 1n)) + 1n;
  return Buffer.from(secret.toString(16).padStart(64, '0'), 'hex');
}

function jwkOf(secret: Buffer, point: Buffer) {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const text = (bytes: Buffer): string => bytes.toString('base64url');
  return { kty: 'EC', crv: 'P-256', d: text(secret), x: text(x), y: text(y) };
}
