import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Keeps cookies and personal answers out of shared caches (RFC 9111, 7.3). A shared cache may store
 * any answer that is neither `private` nor `no-store`, even without `Cache-Control` (4.2.2).
 */
@Injectable()
export class CookiePrivacyHook implements OnApplicationBootstrap {
  constructor(private readonly adapter: HttpAdapterHost) {}

  /** Runs after the hooks that modules add in `onModuleInit`, so that it sees the final headers. */
  onApplicationBootstrap(): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      separate(reply);
      done();
    });
  }
}

function separate(reply: FastifyReply): void {
  const directives = valuesIn(reply, 'cache-control');
  if (directives.some((one) => one === 'private' || one === 'no-store')) return;
  const isPublic = directives.some((one) => one === 'public' || one.startsWith('s-maxage'));
  if (isPublic && variesByPerson(reply)) makePrivate(reply, directives);
  else if (isPublic) reply.removeHeader('set-cookie');
  else if (reply.hasHeader('set-cookie')) makePrivate(reply, directives);
}

function variesByPerson(reply: FastifyReply): boolean {
  const names = valuesIn(reply, 'vary');
  return names.some((name) => name === 'cookie' || name === 'authorization' || name === '*');
}

/** Restricts the answer to this visitor's browser, which may store it for as long as before. */
function makePrivate(reply: FastifyReply, directives: readonly string[]): void {
  const remaining = directives.filter((one) => one !== 'public' && !one.startsWith('s-maxage'));
  const others = remaining.length > 0 ? remaining : ['no-cache'];
  reply.header('cache-control', ['private', ...others].join(', '));
}

/** Values of a list header, in lower case. */
function valuesIn(reply: FastifyReply, name: 'cache-control' | 'vary'): readonly string[] {
  const lines = [reply.getHeader(name) ?? []].flat();
  const values = lines.flatMap((line) => String(line).split(','));
  return values.map((value) => value.trim().toLowerCase());
}
