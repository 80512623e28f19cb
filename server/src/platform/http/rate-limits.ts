import rateLimit from '@fastify/rate-limit';
import { Logger } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

import type { Config } from '../config/config.js';
import { lineOf } from '../network-address.js';
import { TooManyRequests } from './http.errors.js';

/** Calls a minute from one address to one call (NFR-008). Generous: a whole office shares an address. */
export const callsPerMinute = {
  login: 120,
  addToCart: 18_000,
  placeOrder: 1_200,
  /** A page has at most a hundred pictures; each may have to be made. */
  picture: 12_000,
} as const;

/** `@RateLimited('login')` on a controller's method: more calls are 429 with Retry-After. */
export function RateLimited(call: keyof typeof callsPerMinute): MethodDecorator {
  return RouteConfig({ rateLimit: { max: callsPerMinute[call], timeWindow: 60_000 } });
}

/**
 * Counted in Redis where there is one, so that all processes count together; without it nobody is
 * refused, since a shop that takes orders is worth more than a limit.
 */
export async function limitRates(
  fastify: FastifyInstance,
  { REDIS_URL }: Pick<Config, 'REDIS_URL'>,
): Promise<void> {
  const redis = REDIS_URL === undefined ? undefined : rateLimitRedis(REDIS_URL);
  if (redis !== undefined) fastify.addHook('onClose', () => redis.disconnect());
  await fastify.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'selvedge-rate-',
    keyGenerator: ({ ip }) => lineOf(ip),
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(ttl / 1_000),
    ...(redis === undefined ? {} : { redis }),
  });
}

function rateLimitRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  let isKnown = false;
  redis.on('ready', () => {
    isKnown = false;
  });
  redis.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (!isKnown) new Logger('RateLimits').warn({ message: 'Redis is away', code });
    isKnown = true;
  });
  return redis;
}
