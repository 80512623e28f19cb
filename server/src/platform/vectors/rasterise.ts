import { fork, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import path from 'node:path';

import pLimit from 'p-limit';

import { DomainError } from '../domain-error.js';
import type { Rgba } from '../pixels/warp.js';
import { FailedDrawings } from './failed-drawings.js';
import type { VectorResult, VectorTask } from './vector-task.js';

/** The drawing took longer than its limit, or ended the process that rendered it. */
export class DrawingTooComplex extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The drawing takes too long to render. Simplify its filters, or save it as a PNG.');
  }
}

/** The drawing cannot be rendered at all. */
export class DrawingUnreadable extends DomainError {
  override readonly kind = 'invalid';

  /** `reason` is what libvips reports. */
  constructor(readonly reason: string) {
    super('The drawing cannot be read');
  }
}

/**
 * Time limit of a drawing (decision 0064). Ordinary artwork takes a few hundredths of a second,
 * more on a busy machine.
 */
const drawingLimitMs = 20_000;

/**
 * Maximum number of concurrent renderers. Further drawings wait; bitmaps are rendered elsewhere.
 */
const atOnce = pLimit(2);
/** An idle renderer process ends after this time. */
const idleMs = 30_000;
const idle: Renderer[] = [];
/** Failed drawings, keyed by content and size. */
let failed = new FailedDrawings();

/** Remembers drawings that took too long in a folder, for other processes and after a restart. */
export function rememberFailedDrawings(folder: string): void {
  failed = new FailedDrawings(folder);
}

/**
 * Rasterises an SVG of unknown origin in a child process, which is killed after `limitMs`. Throws
 * DrawingTooComplex and DrawingUnreadable.
 */
export async function rasterise(task: VectorTask, limitMs = drawingLimitMs): Promise<Rgba> {
  const key = keyOf(task);
  const result = await atOnce(async () => {
    if (await failed.has(key)) throw new DrawingTooComplex();
    const renderer = idle.pop() ?? (await startedRenderer());
    const rendered = await renderer.render(task, limitMs);
    if (rendered === 'killed') {
      await failed.add(key);
      throw new DrawingTooComplex();
    }
    renderer.rest();
    return rendered;
  });
  if ('error' in result) throw new DrawingUnreadable(result.error);
  const { data, width, height } = result;
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
}

/** Sizes of the same power of two share a key: rendering them takes about as long. */
function keyOf({ content, density, resize }: VectorTask): string {
  const sizes = [density, resize?.width ?? 1, resize?.height ?? 1];
  const rounded = sizes.map((size) => Math.round(Math.log2(size)));
  return [hash('sha256', content), ...rounded].join(' ');
}

/** The limit of a drawing does not include the start of its process. */
async function startedRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  await renderer.ready;
  return renderer;
}

/** One warm child process. */
class Renderer {
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
