import { RedisJobQueue } from './job-queue.js';
import { Jobs } from './jobs.js';
import { describeOnRedis, redisServer } from './redis.testing.js';

describeOnRedis('jobs in a Redis that is away', () => {
  it('do not prevent a process from stopping', async () => {
    const server = await redisServer();
    const jobs = new Jobs(new RedisJobQueue(server.url), { firstPauseMs: 5, leaveWithinMs: 500 });
    await jobs.start();
    await server.restart(() => jobs.stop());
    await server.stop();
  });
});
