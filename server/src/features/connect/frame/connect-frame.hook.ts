import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { connectQuery } from '@selvedge/shared/screens/connect-query';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { EditorFrame } from '../../../platform/authorization/editor-sessions.js';
import { framedBy } from '../../../platform/content-security-policy.js';
import { ConnectFrames } from './connect-frames.service.js';

/** API calls, assets and health checks. */
const isOfNoPage = /^\/(omnis|assets|images|healthz|livez)(?=[/?]|$)/;

/** Serves pages at `?connect=<session>` for the frame of that session's editor (EDT-009). */
@Injectable()
export class ConnectFrameHook implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly frames: ConnectFrames,
  ) {}

  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    fastify.addHook('onRequest', async (request) => {
      const sessionId = sessionIn(request);
      if (sessionId === undefined) return;
      const { facts, url } = request;
      const frame = await this.frames.find(sessionId, facts.tenant, url);
      if (frame !== undefined) facts.frame = frame;
    });
    fastify.addHook('onSend', (request, reply, _payload, done) => {
      const frame = frameOf(request);
      if (frame !== undefined) openTo(frame, reply);
      done();
    });
  }
}

/** Returns the session id of a page request. */
function sessionIn({ method, url, query }: FastifyRequest): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isOfNoPage.test(url)) return undefined;
  // Safe: the router parsed it from the URL.
  const session = (query as Readonly<Record<string, unknown>>)[connectQuery];
  return typeof session === 'string' ? session : undefined;
}

function frameOf({ facts }: FastifyRequest): EditorFrame | undefined {
  // Safe: health checks run without request facts.
  return (facts as FastifyRequest['facts'] | undefined)?.frame;
}

/**
 * Allows framing by the editor only, prevents caching, and keeps the session id out of referrers.
 */
function openTo({ origin }: EditorFrame, reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.removeHeader('etag');
  reply.headers({
    'content-security-policy': framedBy(origin, policy),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
  });
}
