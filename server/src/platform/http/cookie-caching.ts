import type { FastifyInstance, FastifyReply } from 'fastify';

/** Directives that keep an answer out of shared caches (RFC 9111, section 5.2.2). */
const closedToSharedCaches = /(?:^|[\s,])(?:private|no-store)(?=[\s,=]|$)/i;
/** Directives that offer an answer to shared caches. */
const offeredToSharedCaches = /(?:^|[\s,])(?:public|immutable|s-maxage)(?=[\s,=]|$)/i;

/**
 * Keeps cookies off answers that a shared cache may store: a CDN would hand one visitor's session to all
 * others. An answer that is offered to shared caches loses its cookies; any other answer with a cookie becomes
 * private. Register it after the cookie plugin, whose own `onSend` hook writes the header.
 *
 * A renewed session cookie that is dropped here is sent again with the next hourly renewal.
 */
export function keepCookiesPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.hasHeader('set-cookie')) separate(reply);
    done();
  });
}

function separate(reply: FastifyReply): void {
  const caching = [reply.getHeader('cache-control') ?? ''].flat().join(', ');
  if (closedToSharedCaches.test(caching)) return;
  if (offeredToSharedCaches.test(caching)) reply.removeHeader('set-cookie');
  else reply.header('cache-control', `private, ${caching || 'no-cache'}`);
}
