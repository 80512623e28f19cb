import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { environment, type Environment } from '../../../platform/config/environment.js';
import { freePort } from '../../../platform/free-port.js';
import { programOf } from '../../../platform/testing/programs.js';
import {
  sandboxSecret,
  secretHeader,
  webhookSecret,
  type Captures,
  type SandboxCharge,
} from './protocol.js';

const DATA_KEY = Buffer.alloc(32, 'selvedge').toString('base64');

/** Runs the sandbox provider as a separate process, like the product does. */
export class Sandbox {
  private child: ChildProcess | undefined;
  private webhookUrl: string | undefined;

  private constructor(
    readonly port: number,
    readonly folder: string,
  ) {}

  /** Starts on a free port with a new journal. Stop it in `afterAll`. */
  static async start(): Promise<Sandbox> {
    const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-sandbox-'));
    const sandbox = new Sandbox(await freePort(), folder);
    await sandbox.run();
    return sandbox;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get publicUrl(): string {
    return this.url;
  }

  get secret(): string {
    return sandboxSecret({ DATA_KEY });
  }

  get webhookSecret(): string {
    return webhookSecret({ DATA_KEY });
  }

  /** Settings that the server needs to reach it. */
  get environment(): Environment {
    return { DATA_KEY, SANDBOX_PAYMENTS_URL: this.url };
  }

  /** Starts the process, or restarts it on the same journal. */
  async run(): Promise<void> {
    const { cwd, module, execArgv } = programOf('features/payments/sandbox/main');
    this.child = fork(module, {
      cwd,
      execArgv,
      env: {
        ...environment(),
        NODE_OPTIONS: '',
        NODE_ENV: 'test',
        DATA_KEY,
        DATA_DIR: this.folder,
        SANDBOX_PAYMENTS_PORT: String(this.port),
        ...(this.webhookUrl !== undefined && { SANDBOX_WEBHOOK_URL: this.webhookUrl }),
      },
    });
    await Promise.race([
      once(this.child, 'message'),
      once(this.child, 'exit').then(() => {
        throw new Error('The sandbox provider did not start.');
      }),
    ]);
  }

  /** Resolves when the process has ended. */
  async ended(): Promise<void> {
    const { child } = this;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** Kills the process and starts it again on the same journal. */
  async restart(): Promise<void> {
    await this.suspend();
    await this.run();
  }

  /** Restarts the process so that it sends webhooks to a server. */
  async notify(serverUrl: string): Promise<void> {
    this.webhookUrl = `${serverUrl}/omnis/v3/payments/webhooks/`;
    await this.restart();
  }

  /** Kills the process, which `run` starts again. */
  async suspend(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended();
  }

  async stop(): Promise<void> {
    await this.suspend();
    rmSync(this.folder, { recursive: true });
  }

  /** Calls the provider like our adapter; returns status and body. */
  async ask(method: 'GET' | 'POST', call: string, body?: object): Promise<[number, unknown]> {
    const answer = await fetch(this.url + call, {
      method,
      headers: { [secretHeader]: this.secret },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    return [answer.status, text === '' ? undefined : JSON.parse(text)];
  }

  /** Returns all captures of an order. */
  async captures(orderId: number | string): Promise<readonly SandboxCharge[]> {
    const [, answer] = await this.ask('GET', `/captures?reference=${orderId}`);
    // The provider's own format.
    return (answer as Captures).captures;
  }
}
