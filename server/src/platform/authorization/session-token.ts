import { hash } from 'node:crypto';

import { randomBits } from '../ids/random-bits.js';

import type { Session } from './session.js';

/** IDN-010: idle lifetime of a session. */
export const sessionLifetimeMs = 14 * 24 * 60 * 60 * 1_000;
/** Absolute lifetime of a session. */
export const sessionOldestMs = 90 * 24 * 60 * 60 * 1_000;
const form = /^[sv]\.[\w-]{43}$/;

/** Creates a token: `s` for a session in the database, `v` for a visitor without one. */
export function newToken(kind: 's' | 'v'): string {
  return `${kind}.${randomBits(256, 'base64url')}`;
}

/** Whether a cookie's value is a well-formed token. */
export function isToken(text: string): boolean {
  return form.test(text);
}

export function isSignedIn(token: string): boolean {
  return token.startsWith('s.');
}

/** Session of a visitor without an account. */
export function visitorSession(token: string | undefined): Session {
  return {
    visitId: token === undefined ? '' : visitIdOf(token),
    subject: null,
    gatePassed: false,
    memberships: [],
    atlasPermissions: [],
    isExtended: false,
  };
}

/** Opaque name of a visit; the token cannot be derived from it. */
export function visitIdOf(token: string): string {
  return hash('sha256', `visit:${token}`, 'base64url').slice(0, 22);
}
