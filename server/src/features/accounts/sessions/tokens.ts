import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a session's token, by which it is stored and found (IDN-010). */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The public name of a new customer: 128 random bits in hex. */
export function newCustomerHash(): string {
  return randomBytes(16).toString('hex');
}
