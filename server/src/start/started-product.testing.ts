import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ProductModel } from '@selvedge/shared/catalogue/product-model';

import { environment, type Environment } from '../platform/config/environment.js';
import { livePostmaster } from '../platform/database/embedded/postmaster-file.js';
import { freePort } from '../platform/free-port.js';
import { processStart } from '../platform/process-start.js';
import { Browser } from '../platform/testing/browser.js';
import { until } from '../platform/testing/until.js';
import { childOf, hasKilled, serversOf, withDescendants } from './product-processes.testing.js';
import { seededFolder } from './seeded-folder.testing.js';
import { hasEnded } from './supervised-process.js';

const root = path.resolve(import.meta.dirname, '../../..');
/** Longer than any start on a busy machine. */
const startsWithinMs = 90_000;
const ownProgram = { program: process.execPath, args: ['tools/start/run.mjs'] };
const askAgainEveryMs = 20;
/** The first start may build, and creates the demo. */
const firstStartWithinMs = 300_000;

/** Processes to kill: the server, one of its several processes, PostgreSQL, and `npm start`. */
export type Victim = 'server' | 'worker' | 'postmaster' | 'supervisor';

/** Product as run by `npm start`, on a separate data folder and ports. */
export class StartedProduct {
  private output = '';
  private hasStarted = false;
  private supervisor: ChildProcess | undefined;
  private npm: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly paymentsPort: number,
    private readonly settings: Environment,
    readonly dataDir: string,
  ) {}

  /** Copies the demo of a first start, and adds settings. */
  static async create(settings: Environment = {}): Promise<StartedProduct> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'selvedge-start-'));
    cpSync(await seededFolder((folder) => StartedProduct.seed(folder)), dataDir, {
      recursive: true,
    });
    return new StartedProduct(await freePort(), await freePort(), settings, dataDir);
  }

  private static async seed(folder: string): Promise<void> {
    // Weak password hashing for tests.
    const settings = { NODE_ENV: 'test' };
    const first = new StartedProduct(await freePort(), await freePort(), settings, folder);
    await first.start();
    await first.stop();
  }

  /** Starts or restarts it. Resolves when it works, with the duration in milliseconds. */
  async start(): Promise<number> {
    return this.startAs(this.spawn());
  }

  /** Starts it by `npm start`, as users do. */
  async startByNpm(): Promise<number> {
    this.npm = this.spawn({}, { program: 'npm', args: ['start'] });
    return this.startAs(this.npm);
  }

  private async startAs(supervisor: ChildProcess): Promise<number> {
    const startedAt = Date.now();
    const before = this.output.length;
    this.supervisor = supervisor;
    // A health check alone could be answered by a server whose start was killed and which is still
    // stopping.
    const isReady = (): boolean => this.output.includes('Selvedge is ready', before);
    const withinMs = this.hasStarted ? startsWithinMs : firstStartWithinMs;
    await this.soon('a start', () => hasEnded(supervisor) || isReady(), withinMs);
    if (hasEnded(supervisor)) throw new Error(`The start ended:\n${this.output}`);
    this.hasStarted = true;
    return Date.now() - startedAt;
  }

  /** Output and exit code of a second start while this one runs. */
  async startAnother(env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
    const before = this.output.length;
    const another = this.spawn(env);
    await once(another, 'close');
    return { code: another.exitCode ?? -1, output: this.output.slice(before) };
  }

  /** Sends Ctrl-C as the terminal, npm and an impatient user do. */
  async stop(): Promise<number | null> {
    const { supervisor } = this;
    if (!supervisor || hasEnded(supervisor)) return null;
    const ended = once(supervisor, 'exit');
    const interval = setInterval(() => supervisor.kill('SIGINT'), askAgainEveryMs);
    supervisor.kill('SIGINT');
    await ended;
    clearInterval(interval);
    return supervisor.exitCode;
  }

  /** Sends `kill -9` to npm only; resolves when everything has ended. */
  async killNpm(): Promise<void> {
    const { npm } = this;
    if (!npm) throw new Error('It was not started by npm.');
    const started = this.everything();
    npm.kill('SIGKILL');
    await this.soon('an end of all', () => started.every((pid) => processStart(pid) === undefined));
  }

  async remove(): Promise<void> {
    await this.stop();
    // An interrupted process may still be exiting and write its last files.
    rmSync(this.dataDir, { recursive: true, maxRetries: 20, retryDelay: 250 });
  }

  /** `kill -9`; resolves when there is a replacement, whether or not it serves yet. */
  async kill(victim: Victim, signal?: NodeJS.Signals): Promise<void> {
    const exited = victim === 'supervisor' && this.supervisor && once(this.supervisor, 'exit');
    const killed = await this.soon(`one to kill: ${victim}`, () =>
      this.pidsOf(victim).find((pid) => hasKilled(pid, signal)),
    );
    if (exited) await exited;
    else await this.soon(`another ${victim}`, () => this.hasAnother(victim, killed));
  }

  /** Waits for automatic recovery. Throws with the product's output if it does not happen. */
  private async soon<Seen>(
    what: string,
    look: () => Seen | undefined,
    withinMs = startsWithinMs,
  ): Promise<Seen> {
    const seen = await until(look, Boolean, withinMs).catch(() => undefined);
    if (seen) return seen;
    throw new Error(`There never was ${what}. It said at last:\n${this.output.slice(-4_000)}`);
  }

  /** Last error output, for the message of a failed test. */
  get lastErrors(): string {
    const lines = this.output.split('\n');
    return lines
      .filter((line) => line.startsWith('{"level":"error"'))
      .slice(-10)
      .join('\n');
  }

  private hasAnother(victim: Victim, killed: number): boolean {
    const pids = this.pidsOf(victim);
    return pids.length > 0 && !pids.includes(killed);
  }

  isPostgresRunning(): boolean {
    return this.pidsOf('postmaster').length > 0;
  }

  /** Address that it announces. */
  get address(): string {
    return `http://localhost:${this.port}`;
  }

  get supervisorPid(): number | undefined {
    const started = this.supervisor?.pid;
    if (started === undefined || this.supervisor !== this.npm) return started;
    return childOf(started);
  }

  /** All its processes: the start, its children, and PostgreSQL. */
  private everything(): readonly number[] {
    return withDescendants([...this.pidsOf('supervisor'), ...this.pidsOf('postmaster')]);
  }

  postgresPort(): number | undefined {
    return livePostmaster(this.clusterFolder)?.port;
  }

  /** Contract of API-059. */
  async isUp(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  visitor(host = 'tropic'): Browser {
    return new Browser(this.url, `${host}.localhost:${this.port}`);
  }

  /** Variant of a product on the home page of tropic. */
  async anySku(): Promise<string> {
    const visitor = this.visitor();
    const home = await visitor.get('/');
    const urlName = /href="[^"]*\/product\/([^"/?]+)/.exec(home.text)?.[1];
    if (urlName === undefined) throw new Error('The home page leads to no product.');
    const { body } = await visitor.get(`/omnis/v3/product/${urlName}/`);
    // Contract of API-057.
    const { options } = body as ProductModel;
    const size = options.flatMap(({ sizes }) => sizes).find(({ available }) => available);
    if (size === undefined) throw new Error('Nothing of the product is available.');
    return size.sku;
  }

  private get clusterFolder(): string {
    return path.join(this.dataDir, 'pg/data');
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Reads the system's process list, because the product's output would name some late or never.
   */
  private pidsOf(victim: Victim): readonly number[] {
    switch (victim) {
      case 'supervisor':
        return [this.supervisorPid ?? []].flat();
      case 'postmaster':
        return [livePostmaster(this.clusterFolder)?.pid ?? []].flat();
      case 'server':
        return serversOf(this.pidsOf('supervisor'));
      case 'worker':
        return serversOf(this.pidsOf('server'));
    }
  }

  private spawn(env: Record<string, string> = {}, { program, args } = ownProgram): ChildProcess {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...environment(),
        NODE_ENV: 'development',
        LOG_FORMAT: 'json',
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        SANDBOX_PAYMENTS_PORT: String(this.paymentsPort),
        PICTURES_AHEAD: '0',
        ...this.settings,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (this.output += text.toString()));
    }
    return child;
  }
}
