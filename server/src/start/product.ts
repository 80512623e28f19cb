import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type Config } from '../platform/config/config.js';
import { environment, type Environment } from '../platform/config/environment.js';
import { launchEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.js';
import { migrate } from '../platform/database/migrate.js';
import { freePort } from '../platform/free-port.js';
import { healthOf } from './addresses.js';
import { externalEditorOrigin, hasExternalEditor, serveExternalEditor } from './external-editor.js';
import type { StartSteps } from './start-steps.js';
import { SupervisedProcess, type ProcessOptions } from './supervised-process.js';

const pollIntervalMs = 50;

/**
 * glibc setting, without effect elsewhere: blocks of 2 MB and more return to the system when freed.
 * Image processing uses such blocks, and would otherwise leave 300 MB allocated.
 */
const memory: Environment = { MALLOC_MMAP_THRESHOLD_: '2097152' };

/** Configures decorators for a server that runs from source. */
const tsconfig = path.resolve(import.meta.dirname, '../../tsconfig.json');

/** Program of the server: built, or from source. */
export type ServerProgram = Pick<ProcessOptions, 'module' | 'execArgv'>;

/** Database, payments and server of one configuration, run together. */
export class Product {
  private readonly stops: (() => Promise<void>)[] = [];
  private isReady = false;
  private invitation: string | undefined;
  private server: SupervisedProcess | undefined;
  private databaseLost = new Promise<number>(() => undefined);

  constructor(
    private readonly config: Config,
    private readonly program: ServerProgram,
    private readonly steps: StartSteps,
  ) {}

  /**
   * Runs until told to stop; resolves with the exit code. `onReady` is called once the server
   * works, with the link for the first staff account if there is none. Stops in reverse order, so
   * that the server finishes its requests while the others still run.
   */
  async run(
    shutdown: AbortSignal,
    onReady: (invitation: string | undefined) => void,
  ): Promise<number> {
    try {
      const databaseUrl = this.config.DATABASE_URL ?? (await this.openDatabase());
      this.steps.begin('Migrating the database');
      await migrate(databaseUrl);
      this.steps.begin('Starting the server');
      // Its port is fixed, so it starts before the sandbox, which takes any free port.
      if (hasExternalEditor(this.config)) await this.openExternalEditor();
      const payments = await this.openPayments();
      const server = this.supervise({
        ...this.program,
        env: {
          ...memory,
          ...this.environment(),
          ...payments,
          ...this.editors(),
          DATABASE_URL: databaseUrl,
        },
        onMessage: (message) => {
          this.invitation = textIn(message, 'invitation') ?? this.invitation;
          const step = textIn(message, 'step');
          if (step !== undefined && !this.isReady) this.steps.begin(step);
        },
      });
      this.server = server;
      const served = this.serve(server, shutdown, onReady);
      return await Promise.race([served, server.givenUp, this.databaseLost]);
    } finally {
      this.steps.fail();
      for (const stop of this.stops.reverse()) await stop();
    }
  }

  /** Replaces the server's processes, if there are several, without losing a request. */
  rollOver(): void {
    this.server?.rollOver();
  }

  private async openDatabase(): Promise<string> {
    this.steps.begin('Starting the database');
    const postgres = await launchEmbeddedPostgres(path.join(this.config.DATA_DIR, 'pg'));
    postgres.endWithUs();
    this.stops.push(() => postgres.stop());
    this.databaseLost = postgres.watched.then(() => 0);
    return postgres.url;
  }

  /** Starts the sandbox provider as a separate process, unless its address was given. */
  private async openPayments(): Promise<Environment> {
    if (this.config.PAYMENTS !== 'sandbox') return {};
    const given = environment()['SANDBOX_PAYMENTS_URL'];
    if (given) return { SANDBOX_PAYMENTS_URL: given };
    const port = await freePort(this.config.SANDBOX_PAYMENTS_PORT);
    const payments = {
      SANDBOX_PAYMENTS_PORT: String(port),
      SANDBOX_PAYMENTS_URL: `http://127.0.0.1:${port}`,
    };
    const module = path.join(import.meta.dirname, '../features/payments/sandbox/main.js');
    const SANDBOX_WEBHOOK_URL = `http://127.0.0.1:${this.config.PORT}/omnis/v3/payments/webhooks/`;
    const env = { ...this.environment(), ...payments, SANDBOX_WEBHOOK_URL, HOST: '127.0.0.1' };
    this.supervise({ module, env }).markServing();
    return payments;
  }

  /** Permits the demo editor to connect to every shop of the demo. */
  private editors(): Environment {
    if (!hasExternalEditor(this.config)) return {};
    const origins = [...this.config.EDITOR_ORIGINS, externalEditorOrigin(this.config)];
    return { EDITOR_ORIGINS: origins.join(',') };
  }

  private async openExternalEditor(): Promise<void> {
    this.stops.push(await serveExternalEditor(this.config));
  }

  private supervise(options: ProcessOptions): SupervisedProcess {
    const supervised = new SupervisedProcess(options);
    this.stops.push(() => supervised.stop());
    return supervised;
  }

  private async serve(
    server: SupervisedProcess,
    shutdown: AbortSignal,
    onReady: (invitation: string | undefined) => void,
  ): Promise<number> {
    while (!shutdown.aborted && (await healthOf(this.config)) !== 'up') await wait(pollIntervalMs);
    if (shutdown.aborted) return 0;
    server.markServing();
    this.isReady = true;
    this.steps.end();
    onReady(this.invitation);
    await once(shutdown, 'abort');
    return 0;
  }

  private environment(): Environment {
    const { DATA_DIR, SERVER_PROCESSES } = this.config;
    return { ...environment(), DATA_DIR, SERVER_PROCESSES, SWC_NODE_PROJECT: tsconfig };
  }
}

/** Text that the server sends under this name: an invitation, or a step of its start. */
function textIn(message: unknown, name: 'invitation' | 'step'): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const text: unknown = Object.entries(message).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : undefined;
}
