import { randomUUID } from 'node:crypto';

import { Logger } from '@nestjs/common';
import { Client } from 'pg';

import { decodeHint, encodeHint, type Hint, WakeUpChannel } from './wake-up-channel.js';

const channel = 'selvedge_wake_up';
const connectWithinMs = 5_000;
/** Pause before reconnecting; the poll of heads covers the gap. */
const reconnectAfterMs = 1_000;

/**
 * Sends hints by LISTEN and NOTIFY on a separate connection, outside every transaction of the log.
 */
export class PostgresWakeUpChannel extends WakeUpChannel {
  private readonly logger = new Logger('WakeUp');
  private readonly self = randomUUID();
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private receive: (hint: Hint) => void = () => undefined;
  private stopped = false;

  constructor(private readonly databaseUrl: string) {
    super();
  }

  async start(receive: (hint: Hint) => void): Promise<void> {
    this.receive = receive;
    await this.connect();
  }

  async send(hint: Hint): Promise<void> {
    const client = this.client;
    if (client === undefined) return;
    try {
      for (const message of encodeHint(this.self, hint))
        await client.query('SELECT pg_notify($1, $2)', [channel, message]);
    } catch (error) {
      this.lost(client, error);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    const client = this.client;
    this.client = undefined;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'selvedge wake-up',
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: connectWithinMs,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('notification', ({ payload }) => this.onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      this.client = client;
      if (this.stopped) await this.stop();
    } catch (error) {
      this.client = client;
      this.lost(client, error);
    }
  }

  private onNotification(message: string): void {
    const hint = decodeHint(this.self, message);
    if (hint) this.receive(hint);
  }

  private lost(client: Client, error: unknown): void {
    if (this.stopped || client !== this.client) return;
    this.client = undefined;
    this.logger.warn({ message: 'wake-up connection lost', error: String(error) });
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), reconnectAfterMs);
  }
}
