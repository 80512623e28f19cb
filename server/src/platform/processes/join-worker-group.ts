import cluster from 'node:cluster';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { Health } from '../health/health.js';
import { handOver } from './graceful-stop.js';
import { onPrimary } from '../worker/worker.js';

/**
 * Makes an application one of several on its port: it leaves when it is replaced, and reports how
 * many there are.
 */
export function joinWorkerGroup(app: NestFastifyApplication): void {
  // Otherwise Node ends it immediately when the primary is killed, in the middle of its answers.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  let counts = { serving: 0, of: 0 };
  onPrimary('processes', ({ serving, of }) => {
    counts = { serving, of };
  });
  onPrimary('replaced', () => {
    void handOver(app).then(() => process.kill(process.pid, 'SIGTERM'));
  });
  const probe = () => Promise.resolve({ up: counts.serving >= counts.of, ...counts });
  app.get(Health, { strict: false }).watch('processes', probe, { isOptional: true });
}
