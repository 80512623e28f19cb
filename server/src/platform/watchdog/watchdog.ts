import inspector from 'node:inspector';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { Logger } from '@nestjs/common';

import { beatEveryMs, field, newHeartbeat, type WatchdogTask } from './heartbeat.js';

/** Loading modules and seeding block the event loop longer than any request may. */
const startLimitMs = 120_000;

export interface WatchdogOptions {
  /** Limit for a blocked event loop once the process serves; 0 starts no watchdog. */
  readonly limitMs: number;
  /** Folder in which kills are counted. */
  readonly dataDir: string;
  readonly logFormat: 'json' | 'text';
}

/**
 * Kills this process when its event loop is blocked too long, so that the service manager or
 * supervisor starts another. Until the returned function is called, the limit of a start applies.
 */
export function startWatchdog({ limitMs, dataDir, logFormat }: WatchdogOptions): () => void {
  if (limitMs === 0) return () => undefined;
  const heartbeat = newHeartbeat(Math.max(limitMs, startLimitMs));
  const beat = (): void => {
    // A debugger may pause the main thread for any time.
    Atomics.store(heartbeat, field.isDebugged, inspector.url() === undefined ? 0 : 1);
    Atomics.add(heartbeat, field.beats, 1);
  };
  beat();
  setInterval(beat, beatEveryMs).unref();
  const task: WatchdogTask = { heartbeat, dataDir, logFormat };
  // Compiled or from source, the thread's file has the same extension as this one.
  const program = `./watchdog-thread${path.extname(import.meta.filename)}`;
  const thread = new Worker(new URL(program, import.meta.url), { workerData: task });
  thread.unref();
  thread.on('error', (error) => {
    new Logger('Watchdog').error({ message: 'the watchdog thread failed', error });
  });
  return () => {
    Atomics.store(heartbeat, field.limitMs, limitMs);
  };
}
