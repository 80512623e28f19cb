import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { exitCodeOfRefusedConfig } from '../config/read-config.js';
import { rescueConnections } from './connections-of-killed.js';
import { furtherWorkerVariable, type ToWorker } from '../worker/worker-messages.js';

const firstPauseMs = 100;
const longestPauseMs = 5_000;
/** A process that served this long counts as healthy; the next start has no pause. */
const wellAfterMs = 30_000;
/** A process exits ten seconds after its stop at the latest, with unanswered calls. */
const leavesWithinMs = 13_000;

type Say = (level: 'log' | 'warn' | 'error', message: string, facts: object) => void;

/**
 * Processes that serve one port together. They start one at a time, each after the previous one
 * serves. The first one runs the one-time tasks, and there is at most one extra process.
 */
export class WorkerGroup {
  /** Serving processes with their start times. */
  private readonly current = new Map<Worker, number>();
  /** Processes that serve until their replacements do. */
  private readonly former = new Map<Worker, number>();
  private readonly all = new Set<Worker>();
  private hasServed = false;
  private pauseMs = 0;
  private readonly stopping = new AbortController();
  private wake: () => void = () => undefined;

  constructor(
    private readonly of: number,
    private readonly say: Say,
  ) {}

  serving(): readonly Worker[] {
    return [...this.former.keys(), ...this.current.keys()];
  }

  /**
   * Serves until it is stopped or the processes cannot start; `onReady` is called when all serve.
   */
  async run(onReady: () => void): Promise<number> {
    let isReady = false;
    while (!this.isStopping()) {
      if (this.current.size < this.of) {
        const code = await this.startOne();
        if (code !== undefined) return code;
      } else if (this.former.size > 0) await this.retire();
      else {
        if (!isReady) onReady();
        isReady = true;
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    }
    await this.endAll();
    return 0;
  }

  rollOver(): void {
    this.say('log', 'processes are replaced', { processes: this.current.size });
    for (const [worker, since] of this.current) this.former.set(worker, since);
    this.current.clear();
    this.wake();
  }

  stop(): void {
    this.stopping.abort();
    for (const worker of this.all) worker.process.kill('SIGTERM');
    this.wake();
  }

  /** Returns the exit code of a process that could not start, if another attempt is useless. */
  private async startOne(): Promise<number | undefined> {
    await this.pause();
    if (this.isStopping()) return undefined;
    const worker = this.fork();
    if (await isReady(worker)) {
      this.join(worker);
      if (this.serving().length > this.of) await this.retire();
      return undefined;
    }
    if (this.isStopping()) return undefined;
    const { exitCode } = worker.process;
    this.say('error', 'a process did not start', { exitCode });
    const isHopeless = !this.hasServed || exitCode === exitCodeOfRefusedConfig;
    if (exitCode !== null && isHopeless && this.serving().length === 0) return exitCode;
    this.lengthenPause();
    this.restoreFormer();
    return undefined;
  }

  private fork(): Worker {
    const isFurther = this.serving().length > 0;
    const worker = cluster.fork({ [furtherWorkerVariable]: isFurther ? '1' : '0' });
    rescueConnections(worker);
    this.all.add(worker);
    // Sending to a process that has just ended fails harmlessly.
    worker.on('error', () => undefined);
    worker.once('exit', (code: number | null, signal: string | null) => {
      this.all.delete(worker);
      const since = this.current.get(worker) ?? this.former.get(worker);
      if (!this.current.delete(worker) && !this.former.delete(worker)) return;
      if (!this.isStopping())
        this.say('error', 'a process ended', { process: worker.process.pid, code, signal });
      if (since !== undefined && Date.now() - since > wellAfterMs) this.pauseMs = 0;
      this.lengthenPause();
      this.sendCounts();
      this.wake();
    });
    return worker;
  }

  private join(worker: Worker): void {
    this.current.set(worker, Date.now());
    this.hasServed = true;
    this.say('log', 'a process serves', { process: worker.process.pid });
    this.sendCounts();
  }

  /** Stops one replaced process, and waits until its database connections are free. */
  private async retire(): Promise<void> {
    const [worker] = this.former.keys();
    if (worker === undefined) return;
    this.former.delete(worker);
    const exited = once(worker, 'exit');
    send(worker, { type: 'replaced' });
    const late = setTimeout(() => worker.process.kill('SIGKILL'), leavesWithinMs);
    await exited;
    clearTimeout(late);
    this.sendCounts();
  }

  /** Keeps the old processes if their replacements do not start. */
  private restoreFormer(): void {
    for (const [worker, since] of this.former) this.current.set(worker, since);
    this.former.clear();
  }

  private async endAll(): Promise<void> {
    const late = setTimeout(() => {
      for (const worker of this.all) worker.process.kill('SIGKILL');
    }, leavesWithinMs);
    while (this.all.size > 0)
      await Promise.all([...this.all].map((worker) => once(worker, 'exit')));
    clearTimeout(late);
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async pause(): Promise<void> {
    const { signal } = this.stopping;
    const pauseMs = this.pauseMs;
    if (pauseMs > 0) await wait(pauseMs, undefined, { signal }).catch(() => undefined);
  }

  private lengthenPause(): void {
    this.pauseMs = Math.min(Math.max(this.pauseMs * 2, firstPauseMs), longestPauseMs);
  }

  private sendCounts(): void {
    const counts = { serving: this.serving().length, of: this.of };
    for (const worker of this.serving()) send(worker, { type: 'processes', ...counts });
  }
}

function send(worker: Worker, message: ToWorker): void {
  worker.send(message, () => undefined);
}

/** Resolves with true when the process serves, or false when it has ended. */
function isReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.once('exit', () => {
      resolve(false);
    });
    worker.on('message', (message: unknown) => {
      if (message === 'ready') resolve(true);
    });
  });
}
