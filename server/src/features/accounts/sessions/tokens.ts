import { createHash, randomBytes } from 'node:crypto';

/** Returns the SHA-256 by which a session token is stored and found (IDN-010). */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Returns a new public customer id: 128 random bits in hex. */
export function newCustomerHash(): string {
  return randomBytes(16).toString('hex');
}
