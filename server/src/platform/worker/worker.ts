import cluster from 'node:cluster';

import type { Environment } from '../config/environment.js';
import {
  furtherWorkerVariable,
  type Numbers,
  type NumbersReported,
  type ToWorker,
} from './worker-messages.js';

/** Whether this process is one of several on one port. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

/** Whether other processes serve already and have run the one-time tasks. */
export function isFurtherWorker(env: Environment): boolean {
  return cluster.isWorker && env[furtherWorkerVariable] === '1';
}

/** Calls back with messages of the primary. */
export function onPrimary<T extends ToWorker['type']>(
  type: T,
  listener: (message: Extract<ToWorker, { type: T }>) => void,
): void {
  process.on('message', (message: Extract<ToWorker, { type: T }>) => {
    if (message.type === type) listener(message);
  });
}

/** Reports this process's metrics whenever the primary requests them. */
export function reportNumbers(read: () => Promise<Numbers>): void {
  onPrimary('numbers-asked', ({ question }) => {
    void read()
      .catch(() => undefined)
      .then((numbers) => {
        const reported: NumbersReported = { type: 'numbers-reported', question, numbers };
        // The primary may have ended meanwhile.
        process.send?.(reported, undefined, undefined, () => undefined);
      });
  });
}
