import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { connectQuery } from '@selvedge/shared/connect/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { EditorFrame } from '../../../platform/authorization/editor-sessions.js';
import { framedBy } from '../../../platform/content-security-policy.js';
import { ConnectFrames } from './connect-frames.service.js';

/** Calls, files, and what is asked on any host. */
const isOfNoPage = /^\/(omnis|assets|images|healthz|livez)(?=[/?]|$)/;

/** EDT-009: pages of a shop at `?connect=<session>`, for the frame of the editor whose session it is. */
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

/** Of a page, and not of a call. */
function sessionIn({ method, url, query }: FastifyRequest): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isOfNoPage.test(url)) return undefined;
  // The router made it of the address.
  const session = (query as Readonly<Record<string, unknown>>)[connectQuery];
  return typeof session === 'string' ? session : undefined;
}

function frameOf({ facts }: FastifyRequest): EditorFrame | undefined {
  // Health checks know no host at all.
  return (facts as FastifyRequest['facts'] | undefined)?.frame;
}

/** Nobody else may frame the page, and nobody keep it; the name of the session is told to no other host. */
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
