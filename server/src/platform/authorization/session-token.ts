import { hash } from 'node:crypto';

import { randomBits } from '../random-bits.js';

import type { Session } from './session.js';

/** IDN-010: a session ends this long after it was last used. */
export const sessionLifetimeMs = 14 * 24 * 60 * 60 * 1_000;
/** And so long after it was begun it ends whatever happens. */
export const sessionOldestMs = 90 * 24 * 60 * 60 * 1_000;
const form = /^[sv]\.[\w-]{43}$/;

/** A new token: `s` for a session in the database, `v` for a visitor without one. */
export function newToken(kind: 's' | 'v'): string {
  return `${kind}.${randomBits(256, 'base64url')}`;
}

/** Whether a cookie's value can be one. */
export function isToken(text: string): boolean {
  return form.test(text);
}

export function isSignedIn(token: string): boolean {
  return token.startsWith('s.');
}

/** What is known about somebody without account. */
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

/** An opaque name of a visit, from which its token cannot be found. */
export function visitIdOf(token: string): string {
  return hash('sha256', `visit:${token}`, 'base64url').slice(0, 22);
}
