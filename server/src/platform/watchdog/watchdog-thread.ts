import { write } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workerData } from 'node:worker_threads';

import { beatEveryMs, field, type WatchdogTask } from './heartbeat.js';
import { recordKill } from './killed-processes.js';
import { mainThreadStack } from './main-thread-stack.js';
import { Silence } from './silence.js';
import { logLine } from '../logging/readable-line.js';

/*
 * Kills the process whose main thread no longer beats. Started by `startWatchdog` as a worker thread: the
 * only code of a process that still runs when its event loop is blocked.
 */

/** A main thread that is blocked outside JavaScript provides no stack. */
const stackWithinMs = 2_000;
/** A hanging disk or log reader must not keep the process alive. */
const reportWithinMs = 1_000;
const stdout = 1;

// Passed by `startWatchdog`.
const { heartbeat, dataDir, logFormat } = workerData as WatchdogTask;
const silence = new Silence(2 * beatEveryMs);

const timer = setInterval(() => {
  if (Atomics.load(heartbeat, field.isDebugged) === 1) {
    silence.reset();
    return;
  }
  const silentMs = silence.observe(Atomics.load(heartbeat, field.beats), performance.now());
  if (silentMs < Atomics.load(heartbeat, field.limitMs)) return;
  clearInterval(timer);
  void killProcess(silentMs);
}, beatEveryMs);

async function killProcess(silentMs: number): Promise<void> {
  const { pid } = process;
  try {
    const stack = await Promise.race([mainThreadStack(), wait(stackWithinMs, [])]);
    const report = Promise.allSettled([
      recordKill(dataDir, pid),
      log({ silentMs: Math.round(silentMs), stack }),
    ]);
    await Promise.race([report, wait(reportWithinMs)]);
  } finally {
    // `process.exit` in a worker thread ends only the thread, and SIGTERM is handled by the main
    // thread.
    process.kill(pid, 'SIGKILL');
  }
}

/** Writes a line as the logger does, but without `process.stdout`, which here passes through the main thread. */
async function log(facts: object): Promise<void> {
  const message = { message: 'the event loop is blocked; killing the process', ...facts };
  const at = { level: 'fatal', pid: process.pid, timestamp: Date.now() };
  const line = logLine(logFormat, { ...at, message, context: 'Watchdog' });
  await promisify(write)(stdout, `${line}\n`);
}
