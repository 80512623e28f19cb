import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { type Environment } from '../platform/config/environment.js';
import { exitCodeOfRefusedConfig } from '../platform/config/read-config.js';

const firstBackoffMs = 100;
const longestBackoffMs = 5_000;
/** A process that ran this long counts as healthy; the next restart has no backoff. */
const wellAfterMs = 30_000;
const stopsWithinMs = 15_000;
/**
 * A single failure before serving may be due to a busy database; repeated ones have a cause in the
 * process.
 */
const triesAtMost = 3;

export interface ProcessOptions {
  readonly module: string;
  readonly env: Environment;
  readonly execArgv?: readonly string[];
  /** Receives the messages that the process sends to its parent. */
  readonly onMessage?: (message: unknown) => void;
}

/** Process of the product that is restarted whenever it ends unexpectedly. */
export class SupervisedProcess {
  /** Resolves with its exit code if a restart would not help. */
  readonly givenUp: Promise<number>;
  private giveUp: (code: number) => void = () => undefined;
  private child: ChildProcess | undefined;
  private backoffMs = firstBackoffMs;
  private hasServed = false;
  private tries = 0;
  private isStopping = false;

  constructor(private readonly options: ProcessOptions) {
    this.givenUp = new Promise((resolve) => (this.giveUp = resolve));
    this.run();
  }

  /**
   * Marks the process as serving: from now on it is restarted after any exit, unless its
   * configuration is invalid.
   */
  markServing(): void {
    this.hasServed = true;
  }

  /** Replaces the processes that it leads, if any, one by one. */
  rollOver(): void {
    this.child?.kill('SIGHUP');
  }

  /** Lets it finish its work. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopsWithinMs);
    if (!hasEnded(child)) await once(child, 'exit');
    clearTimeout(late);
  }

  private run(): void {
    const { module, env, execArgv = [], onMessage } = this.options;
    const startedAt = Date.now();
    this.tries += 1;
    // Detached: Ctrl-C goes to the terminal's process group, but the stop order is controlled here.
    this.child = fork(module, {
      env: { ...env },
      execArgv: [...execArgv],
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (onMessage !== undefined) this.child.on('message', onMessage);
    this.child.once('exit', (code) => {
      this.ended(code, Date.now() - startedAt);
    });
  }

  private ended(code: number | null, ranForMs: number): void {
    if (this.isStopping) return;
    const cannotStart = !this.hasServed && this.tries >= triesAtMost;
    if (code !== null && (code === exitCodeOfRefusedConfig || cannotStart)) {
      this.giveUp(code);
      return;
    }
    if (ranForMs > wellAfterMs) this.backoffMs = firstBackoffMs;
    setTimeout(() => {
      if (!this.isStopping) this.run();
    }, this.backoffMs).unref();
    this.backoffMs = Math.min(this.backoffMs * 2, longestBackoffMs);
  }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
