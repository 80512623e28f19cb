import { couponCookie, maxCodeLength } from '@selvedge/shared/discounts/discount';
import type { FastifyReply } from 'fastify';

import type { Config } from '../config/config.js';

const lifetimeSeconds = 30 * 24 * 60 * 60;

/**
 * Stores the code that a shopper entered, or deletes the cookie if it is empty. The server alone
 * reads it, and checks the code each time.
 */
export function setCoupon(
  reply: FastifyReply,
  code: string,
  { NODE_ENV }: Pick<Config, 'NODE_ENV'>,
): void {
  const secure = NODE_ENV === 'production';
  const common = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const trimmed = code.trim();
  if (trimmed === '') reply.clearCookie(couponCookie, common);
  else
    reply.setCookie(couponCookie, trimmed.slice(0, 2 * maxCodeLength), {
      ...common,
      maxAge: lifetimeSeconds,
    });
}
