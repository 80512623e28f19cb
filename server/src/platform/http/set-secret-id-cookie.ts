import type { FastifyReply } from 'fastify';

import type { SecretIdCookie } from '../ids/secret-id-cookie.js';

/** Maximum lifetime that browsers accept (RFC 6265bis, 5.5). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** Sets a cookie with an id, unless the browser already sent it. */
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
