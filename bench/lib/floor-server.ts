import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { HttpAdapter } from '../../server/src/platform/http/http-adapter.js';

const connections = 16;

/** Tables for the write floors: a durable event, and the row derived from it. */
const tables = `
  CREATE TABLE IF NOT EXISTS bench_event (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream text NOT NULL, event jsonb NOT NULL
  );
  CREATE TABLE IF NOT EXISTS bench_row (id text PRIMARY KEY, content jsonb NOT NULL);`;

const appended = `WITH appended AS (INSERT INTO bench_event (stream, event) VALUES ($1, $2))
  INSERT INTO bench_row VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET content = excluded.content
  RETURNING content`;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Upper bound of a call: one Fastify route, one prepared statement, no checks. Reads return rows as
 * JSON. Writes append and upsert in one statement, and answer once it is durable.
 */
export class FloorServer {
  private readonly fastify = new HttpAdapter({ skipMiddie: true }).getInstance();
  private readonly pool: pg.Pool;
  port = 0;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
    // Connections may still be closing when the database is dropped.
    this.pool.on('error', () => undefined);
  }

  /** Adds a `GET` route that returns these rows. */
  read(path: string, { text, values }: Statement): this {
    this.fastify.get(path, async () => {
      const { rows } = await this.pool.query<object>({ name: path, text, values: [...values] });
      return rows;
    });
    return this;
  }

  /** Adds a `POST` route that stores the body under the given id, or a new one. */
  write(path: string): this {
    this.fastify.post(path, async ({ body, headers }) => {
      const id = String(headers['x-bench-id'] ?? randomUUID());
      const statement = { name: 'append', text: appended, values: [id, body] };
      const { rows } = await this.pool.query<{ readonly content: object }>(statement);
      return rows[0]?.content;
    });
    return this;
  }

  async listen(): Promise<void> {
    await this.pool.query(tables);
    this.port = Number(new URL(await this.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
  }

  async close(): Promise<void> {
    await this.fastify.close();
    await this.pool.end();
  }
}
