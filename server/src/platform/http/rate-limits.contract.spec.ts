import { fastify, type FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';

import { describeOnEach, redisServer, type RedisServer } from '../jobs/redis.testing.js';
import { testDataSource } from '../testing/database.js';
import { until } from '../testing/until.js';
import { refusalIn } from './problem.js';
import { limitRates } from './rate-limits.js';
import type { CountedLimit } from './shared-rate-store.js';

const DATA_KEY = Buffer.alloc(32, 'rates').toString('base64');
const most = 4;
let described = 0;

describeOnEach(
  { PostgreSQL: '', Redis: '' },
  'rate limits of several processes on %s',
  (backend) => {
    const sources: DataSource[] = [];
    let redis: RedisServer | undefined;
    let processes: readonly FastifyInstance[];
    /** Unique path, because the tables are the worker's and other specs share them. */
    const path = `/limited-${process.pid}-${(described += 1)}`;

    /** Process that accepts `most` calls a minute. */
    async function limited(): Promise<FastifyInstance> {
      const server = fastify();
      const dataSource = await testDataSource([]);
      sources.push(dataSource);
      await limitRates(server, { ...(redis && { REDIS_URL: redis.url }), DATA_KEY }, dataSource);
      server.setErrorHandler((error, _request, reply) =>
        reply.code(refusalIn(error)?.kind === 'rate-limited' ? 429 : 500).send(),
      );
      const upTo = (max: number, isShared: boolean) => {
        const rateLimit: CountedLimit = { max, timeWindow: 60_000, isShared };
        return { config: { rateLimit } };
      };
      server.get(path, upTo(most, true), () => 'passed');
      server.get(`${path}-at-once`, upTo(most, true), () => 'passed');
      server.get(`${path}-loaded`, upTo(most, false), () => 'passed');
      server.get('/generous', upTo(1_000, false), () => 'passed');
      await server.ready();
      return server;
    }

    beforeAll(async () => {
      redis = backend === 'Redis' ? await redisServer() : undefined;
      processes = [await limited(), await limited(), await limited()];
      await Promise.all(processes.map((process) => until(() => counts(process))));
    });
    afterAll(async () => {
      await Promise.all(processes.map((process) => process.close()));
      await Promise.all(sources.map((source) => source.destroy()));
      await redis?.stop();
    });

    const call = async (nth: number, url: string): Promise<number> =>
      (await processes[nth % processes.length]?.inject(url))?.statusCode ?? 0;

    const statuses = async (times: number, url = path): Promise<readonly number[]> => {
      const answers: number[] = [];
      for (let nth = 0; nth < times; nth += 1) answers.push(await call(nth, url));
      return answers;
    };

    it('NFR-008 count across processes', async () => {
      expect(await statuses(7)).toEqual([200, 200, 200, 200, 429, 429, 429]);
    });

    it('accept the same number of concurrent calls', async () => {
      const url = `${path}-at-once`;
      const statusCodes = await Promise.all(Array.from({ length: 30 }, (_, nth) => call(nth, url)));
      expect(statusCodes.filter((status) => status === 200)).toHaveLength(most);
      expect(statusCodes.filter((status) => status === 429)).toHaveLength(30 - most);
    });

    if (backend === 'Redis') {
      it('NFR-011 accept calls while Redis is unavailable', async () => {
        await redis?.stop();
        redis = undefined;
        expect(await statuses(2)).toEqual([200, 200]);
      });
      return;
    }

    it('count per process if they only limit load', async () => {
      expect(await statuses(12, `${path}-loaded`)).toEqual(Array.from({ length: 12 }, () => 200));
      expect(await statuses(3, `${path}-loaded`)).toEqual([429, 429, 429]);
    });

    it('store no address in the database, and delete counts of past windows', async () => {
      const [source] = sources;
      const rows = await source?.query<readonly object[]>('SELECT * FROM rate_counts');
      expect(rows).not.toEqual([]);
      expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
      await source?.query(`UPDATE rate_counts SET ends_at = now() - interval '1 s'`);
      const fresh = await limited();
      processes = [fresh, ...processes];
      expect((await fresh.inject(path)).statusCode).toBe(200);
      expect(await source?.query('SELECT calls FROM rate_counts')).toEqual([{ calls: 1 }]);
    });

    it('count per process while the database is unavailable', async () => {
      await Promise.all(sources.map((source) => source.destroy()));
      const url = `${path}-at-once`;
      const alone = processes[0];
      const statusCodes: number[] = [];
      for (let nth = 0; nth < 6; nth += 1)
        statusCodes.push((await alone?.inject(url))?.statusCode ?? 0);
      expect(statusCodes).toEqual([200, 200, 200, 200, 429, 429]);
      sources.splice(0);
    });
  },
);

/** Whether the process counts; with Redis, only once it is connected. */
async function counts(process: FastifyInstance): Promise<boolean> {
  const { headers } = await process.inject('/generous');
  return headers['x-ratelimit-remaining'] !== '1000';
}
