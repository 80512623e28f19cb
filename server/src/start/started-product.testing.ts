import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ProductModel } from '@selvedge/shared/catalogue/product-model';

import { environment } from '../platform/config.js';
import { livePostmaster } from '../platform/database/embedded/postmaster-file.js';
import { freePort } from '../platform/free-port.js';
import { Browser } from '../platform/testing/browser.js';
import { until } from '../platform/testing/until.js';
import { hasEnded } from './supervised-process.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** The product as `npm start` runs it, on a data folder and ports of its own. */
export class StartedProduct {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'selvedge-start-'));
  private output = '';
  private supervisor: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly paymentsPort: number,
  ) {}

  static async create(): Promise<StartedProduct> {
    return new StartedProduct(await freePort(), await freePort());
  }

  /** Starts it, or starts it again. Resolves when it can do its work, with the milliseconds it took. */
  async start(): Promise<number> {
    const startedAt = Date.now();
    const before = this.output.length;
    const supervisor = this.spawn();
    this.supervisor = supervisor;
    // Health alone could be that of a server whose start was killed, and which is still leaving.
    const isReady = (): boolean => this.output.includes('Selvedge is ready', before);
    await until(() => hasEnded(supervisor) || isReady());
    if (hasEnded(supervisor)) throw new Error(`The start ended:\n${this.output}`);
    return Date.now() - startedAt;
  }

  /** What a start says that finds this one running, and its exit code. */
  async startAnother(env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
    const before = this.output.length;
    const another = this.spawn(env);
    await once(another, 'close');
    return { code: another.exitCode ?? -1, said: this.output.slice(before) };
  }

  /** Ctrl-C. */
  async stop(): Promise<number | null> {
    const { supervisor } = this;
    if (!supervisor || hasEnded(supervisor)) return null;
    const ended = once(supervisor, 'exit');
    supervisor.kill('SIGINT');
    await ended;
    return supervisor.exitCode;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true });
  }

  async kill(victim: 'server' | 'postmaster' | 'supervisor'): Promise<void> {
    const pid = await until(() => this.pidOf(victim));
    process.kill(pid, 'SIGKILL');
    if (victim === 'supervisor' && this.supervisor) await once(this.supervisor, 'exit');
    if (victim === 'postmaster') await until(() => this.pidOf('postmaster') !== pid);
    if (victim === 'server') await until(() => this.pidOf('server') !== pid);
  }

  isPostgresRunning(): boolean {
    return this.pidOf('postmaster') !== undefined;
  }

  /** What it says of itself where it is found. */
  get address(): string {
    return `http://localhost:${this.port}`;
  }

  get supervisorPid(): number | undefined {
    return this.supervisor?.pid;
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

  /** Every line of the server's log holds its process id. */
  private pidOf(process: 'server' | 'postmaster' | 'supervisor'): number | undefined {
    switch (process) {
      case 'supervisor':
        return this.supervisorPid;
      case 'postmaster':
        return livePostmaster(this.clusterFolder)?.pid;
      case 'server':
        return Number([...this.output.matchAll(/"pid":(\d+)/g)].at(-1)?.[1]);
    }
  }

  private spawn(env: Record<string, string> = {}): ChildProcess {
    const child = spawn(process.execPath, ['tools/start/run.mjs'], {
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
