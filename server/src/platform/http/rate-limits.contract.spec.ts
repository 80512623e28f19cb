import { fastify, type FastifyInstance } from 'fastify';

import { describeOnRedis, redisServer, type RedisServer } from '../jobs/redis.testing.js';
import { until } from '../testing/until.js';
import { refusalIn } from './problem.js';
import { limitRates } from './rate-limits.js';

describeOnRedis('rate limits of several processes', () => {
  let redis: RedisServer;
  let processes: FastifyInstance[];

  beforeAll(async () => {
    redis = await redisServer();
    processes = [await limited(redis.url), await limited(redis.url)];
    await Promise.all(processes.map((process) => until(() => counts(process))));
  });
  afterAll(() => Promise.all(processes.map((process) => process.close())));

  const statuses = async (times: number): Promise<readonly number[]> => {
    const answers: number[] = [];
    for (let call = 0; call < times; call += 1) {
      const answer = await processes[call % 2]?.inject('/limited');
      answers.push(answer?.statusCode ?? 0);
    }
    return answers;
  };

  it('NFR-008 NFR-011 count together in Redis, and let calls through when it is away', async () => {
    expect(await statuses(5)).toEqual([200, 200, 200, 200, 429]);
    await redis.stop();
    expect(await statuses(2)).toEqual([200, 200]);
  });
});

/** Whether its connection to Redis is there yet. */
async function counts(process: FastifyInstance): Promise<boolean> {
  const { headers } = await process.inject('/generous');
  return headers['x-ratelimit-remaining'] !== '1000';
}

/** A process that lets 4 calls a minute through. */
async function limited(redisUrl: string): Promise<FastifyInstance> {
  const server = fastify();
  await limitRates(server, { REDIS_URL: redisUrl });
  server.setErrorHandler((error, _request, reply) =>
    reply.code(refusalIn(error)?.kind === 'rate-limited' ? 429 : 500).send(),
  );
  const upTo = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });
  server.get('/limited', upTo(4), () => 'passed');
  server.get('/generous', upTo(1_000), () => 'passed');
  await server.ready();
  return server;
}
