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
/** More than any start of it may take, on a machine that is busy. */
const startsWithinMs = 90_000;
const ownProgram = { program: process.execPath, args: ['tools/start/run.mjs'] };
const askAgainEveryMs = 20;
/** The first one may build, and makes the demo. */
const firstStartWithinMs = 300_000;

/** Who of it can be killed: the server, one of its several processes, PostgreSQL, and `npm start`. */
export type Victim = 'server' | 'worker' | 'postmaster' | 'supervisor';

/** The product as `npm start` runs it, on a data folder and ports of its own. */
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

  /** With settings beside those of the demo, which a first start has made. */
  static async create(settings: Environment = {}): Promise<StartedProduct> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'selvedge-start-'));
    cpSync(await seededFolder((folder) => StartedProduct.seed(folder)), dataDir, {
      recursive: true,
    });
    return new StartedProduct(await freePort(), await freePort(), settings, dataDir);
  }

  private static async seed(folder: string): Promise<void> {
    // Passwords of tests.
    const settings = { NODE_ENV: 'test' };
    const first = new StartedProduct(await freePort(), await freePort(), settings, folder);
    await first.start();
    await first.stop();
  }

  /** Starts it, or starts it again. Resolves when it can do its work, with the milliseconds it took. */
  async start(): Promise<number> {
    return this.startAs(this.spawn());
  }

  /** The same by `npm start`, as people do. */
  async startByNpm(): Promise<number> {
    this.npm = this.spawn({}, { program: 'npm', args: ['start'] });
    return this.startAs(this.npm);
  }

  private async startAs(supervisor: ChildProcess): Promise<number> {
    const startedAt = Date.now();
    const before = this.output.length;
    this.supervisor = supervisor;
    // Health alone could be that of a server whose start was killed, and which is still leaving.
    const isReady = (): boolean => this.output.includes('Selvedge is ready', before);
    const withinMs = this.hasStarted ? startsWithinMs : firstStartWithinMs;
    await this.soon('a start', () => hasEnded(supervisor) || isReady(), withinMs);
    if (hasEnded(supervisor)) throw new Error(`The start ended:\n${this.output}`);
    this.hasStarted = true;
    return Date.now() - startedAt;
  }

  /** What a start says that finds this one running, and its exit code. */
  async startAnother(env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
    const before = this.output.length;
    const another = this.spawn(env);
    await once(another, 'close');
    return { code: another.exitCode ?? -1, output: this.output.slice(before) };
  }

  /** Ctrl-C, as it comes from the terminal, from npm, and from who does not want to wait. */
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

  /** `kill -9` of the npm that started it, and of nothing else; resolves when all of it has gone. */
  async killNpm(): Promise<void> {
    const { npm } = this;
    if (!npm) throw new Error('It was not started by npm.');
    const started = this.everything();
    npm.kill('SIGKILL');
    await this.soon('an end of all', () => started.every((pid) => processStart(pid) === undefined));
  }

  async remove(): Promise<void> {
    await this.stop();
    // A process that was cut off may still be leaving, and write its last.
    rmSync(this.dataDir, { recursive: true, maxRetries: 20, retryDelay: 250 });
  }

  /** `kill -9`; resolves when there is another in its place, whether or not it serves yet. */
  async kill(victim: Victim, signal?: NodeJS.Signals): Promise<void> {
    const exited = victim === 'supervisor' && this.supervisor && once(this.supervisor, 'exit');
    const killed = await this.soon(`one to kill: ${victim}`, () =>
      this.pidsOf(victim).find((pid) => hasKilled(pid, signal)),
    );
    if (exited) await exited;
    else await this.soon(`another ${victim}`, () => this.hasAnother(victim, killed));
  }

  /** Waits for what is due by itself. Throws what the product wrote where it does not come. */
  private async soon<Seen>(
    what: string,
    look: () => Seen | undefined,
    withinMs = startsWithinMs,
  ): Promise<Seen> {
    const seen = await until(look, Boolean, withinMs).catch(() => undefined);
    if (seen) return seen;
    throw new Error(`There never was ${what}. It said at last:\n${this.output.slice(-4_000)}`);
  }

  /** The last of what it wrote of errors, to be told with whatever a test missed. */
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

  /** What it says of itself where it is found. */
  get address(): string {
    return `http://localhost:${this.port}`;
  }

  get supervisorPid(): number | undefined {
    const started = this.supervisor?.pid;
    if (started === undefined || this.supervisor !== this.npm) return started;
    return childOf(started);
  }

  /** What would be left of it: the start, all that it has forked, and PostgreSQL. */
  private everything(): readonly number[] {
    return withDescendants([...this.pidsOf('supervisor'), ...this.pidsOf('postmaster')]);
  }

  postgresPort(): number | undefined {
    return livePostmaster(this.clusterFolder)?.port;
  }

  /** API-059. */
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

  /** A variant that the home page of tropic leads to. */
  async anySku(): Promise<string> {
    const visitor = this.visitor();
    const home = await visitor.get('/');
    const urlName = /href="[^"]*\/product\/([^"/?]+)/.exec(home.text)?.[1];
    if (urlName === undefined) throw new Error('The home page leads to no product.');
    const { body } = await visitor.get(`/omnis/v3/product/${urlName}/`);
    // API-057.
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

  /** Of the system's own list: what the product writes would name some of them late, or never. */
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
