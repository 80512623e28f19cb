import rateLimit from '@fastify/rate-limit';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';

import type { Config } from '../config/config.js';
import { KeyedIds } from '../ids/keyed-ids.js';
import { lineOf } from '../network-address.js';
import { TooManyRequests } from './http.errors.js';
import { AddRouteConfig } from './route-config.js';
import { SharedCounts } from './shared-counts.js';
import { SharedRateStore, type CountedLimit } from './shared-rate-store.js';

/**
 * Calls a minute from one address to one route (NFR-008). Generous, as a whole office may share an
 * address.
 */
export const callsPerMinute = {
  login: 120,
  addToCart: 18_000,
  placeOrder: 1_200,
  /** A page has at most a hundred images, and each may have to be rendered. */
  picture: 12_000,
  /** A page reports at most ten. */
  browserError: 120,
} as const;

/** `@RateLimited('login')` on a controller's method: further calls get 429 with Retry-After. */
export function RateLimited(call: keyof typeof callsPerMinute): MethodDecorator {
  const rateLimit: CountedLimit = {
    max: callsPerMinute[call],
    timeWindow: 60_000,
    isShared: call === 'login',
  };
  return AddRouteConfig({ rateLimit });
}

/**
 * Limits shared by all processes: in Redis if available, otherwise in PostgreSQL for guessable
 * secrets and mails (decision 0040). While the configured store is unavailable no call is refused,
 * since taking orders matters more than the limit.
 */
export async function limitRates(
  fastify: FastifyInstance,
  config: Pick<Config, 'REDIS_URL' | 'DATA_KEY'>,
  dataSource: Pick<DataSource, 'query'>,
): Promise<void> {
  const { REDIS_URL } = config;
  const redis = REDIS_URL === undefined ? undefined : rateLimitRedis(REDIS_URL);
  if (redis !== undefined) fastify.addHook('onClose', () => redis.disconnect());
  await fastify.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'selvedge-rate-',
    keyGenerator: ({ ip }) => lineOf(ip),
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(ttl / 1_000),
    ...(redis === undefined ? { store: storeOn(config, dataSource) } : { redis }),
  });
}

/** The plugin creates a store, and from it a child for each route. */
function storeOn(
  config: Pick<Config, 'DATA_KEY'>,
  dataSource: Pick<DataSource, 'query'>,
): new () => SharedRateStore {
  const ids = new KeyedIds(config, 'rate-counts');
  const counts = new SharedCounts(dataSource, (key) => ids.of(key));
  return class extends SharedRateStore {
    constructor() {
      super(counts);
    }
  };
}

function rateLimitRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  let isReported = false;
  redis.on('ready', () => {
    isReported = false;
  });
  redis.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (!isReported) new Logger('RateLimits').warn({ message: 'Redis is unreachable', code });
    isReported = true;
  });
  return redis;
}
