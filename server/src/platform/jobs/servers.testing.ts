import { Logger } from '@nestjs/common';

import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { redisServer, type RedisServer } from './redis.testing.js';

/** A database and a Redis server that last for the whole spec. */
export interface Servers {
  readonly database: FreshDatabase;
  readonly redis: RedisServer;
}

/** Call it once at the top of a spec. Logging is off in its tests. */
export function useServers(): Servers {
  const servers: { database?: FreshDatabase; redis?: RedisServer } = {};
  beforeAll(async () => {
    Logger.overrideLogger(false);
    servers.database = await freshDatabase();
    servers.redis = await redisServer();
  });
  afterAll(async () => {
    await servers.redis?.stop();
    await servers.database?.drop();
  });
  return {
    get database() {
      return started(servers.database);
    },
    get redis() {
      return started(servers.redis);
    },
  };
}

function started<Server>(server: Server | undefined): Server {
  if (server === undefined) throw new Error('The servers are there inside of tests alone.');
  return server;
}
