import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import type { VectorResult, VectorTask } from './vector-task.js';

/** An idle renderer process ends after this time. */
const idleMs = 30_000;
const idle: VectorRenderer[] = [];

/** Returns a renderer. The limit of a drawing does not include the start of its process. */
export async function availableRenderer(): Promise<VectorRenderer> {
  const warm = idle.pop();
  if (warm !== undefined) return warm;
  const renderer = new VectorRenderer();
  await renderer.ready;
  return renderer;
}

/** One warm child process. */
class VectorRenderer {
  /** Rejects if the process cannot be started. */
  readonly ready: Promise<unknown>;
  private readonly child: ChildProcess;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor() {
    const extension = path.extname(import.meta.filename);
    const program = path.join(import.meta.dirname, `vector-renderer.main${extension}`);
    this.child = fork(program, {
      serialization: 'advanced',
      execArgv: extension === '.ts' ? ['--import', '@swc-node/register/esm-register'] : [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // The program parses untrusted files, so it gets no secrets.
      env: {},
    });
    this.child.once('exit', () => this.forget());
    this.ready = new Promise((resolve, reject) => {
      this.child.once('message', resolve);
      this.child.once('error', reject);
      this.child.once('exit', () =>
        reject(new Error('The process that renders drawings has ended')),
      );
    });
  }

  /** Resolves with `killed` if the process ended before the drawing was rendered. */
  render(task: VectorTask, limitMs: number): Promise<VectorResult | 'killed'> {
    clearTimeout(this.idleTimer);
    this.child.ref();
    this.child.channel?.ref();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.child.kill('SIGKILL'), limitMs);
      const settle = (result: VectorResult | 'killed'): void => {
        clearTimeout(timer);
        this.child.removeAllListeners('message');
        this.child.removeListener('exit', onExit);
        resolve(result);
      };
      const onExit = (): void => settle('killed');
      this.child.once('exit', onExit);
      this.child.once('message', (result: VectorResult) => settle(result));
      // If the process has ended in the meantime, its exit settles the promise.
      this.child.send(task, () => undefined);
    });
  }

  /** Waits for the next drawing without keeping this process alive. */
  rest(): void {
    this.child.unref();
    this.child.channel?.unref();
    this.idleTimer = setTimeout(() => {
      this.forget();
      this.child.kill('SIGKILL');
    }, idleMs).unref();
    idle.push(this);
  }

  private forget(): void {
    clearTimeout(this.idleTimer);
    const at = idle.indexOf(this);
    if (at !== -1) idle.splice(at, 1);
  }
}
