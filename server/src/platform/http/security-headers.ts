import type { FastifyReply } from 'fastify';

import { dataCsp } from '../content-security-policy.js';

/** Headers of every answer; a page replaces the content security policy with its own. */
export function securityHeaders(isDevelopment: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': dataCsp(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(isDevelopment ? {} : { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Replaces the content security policy for data, on answers that are pages. */
export function sendPolicy(reply: FastifyReply, policy: string): void {
  reply.header('content-security-policy', policy);
}
