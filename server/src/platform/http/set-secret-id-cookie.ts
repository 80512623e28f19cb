import type { FastifyReply } from 'fastify';

import type { SecretIdCookie } from '../secret-id-cookie.js';

/** Browsers keep no cookie for longer (RFC 6265bis, 5.5). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** Lets the browser keep an id; one that it knows already it keeps anyway. */
export function setSecretIdCookie(
  reply: FastifyReply,
  { name, secure }: SecretIdCookie,
  { current, id }: { readonly current: string | undefined; readonly id: string },
): void {
  if (current === id) return;
  reply.setCookie(name, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifetimeSeconds,
  });
}
