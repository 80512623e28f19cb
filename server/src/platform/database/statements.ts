import type { ClientBase } from 'pg';
import { QueryFailedError, type DataSource, type QueryRunner } from 'typeorm';

/** Where statements are sent: an EntityManager, or a connection that prepares them. */
export interface Statements {
  query<Rows>(sql: string, parameters?: unknown[]): Promise<Rows>;
}

/** The text and its parameters. */
export type Statement = readonly [sql: string, parameters: readonly unknown[]];

/** Sends all of them before it waits: a COMMIT that is sent next comes behind them. */
export async function sendAll(on: Statements, statements: readonly Statement[]): Promise<void> {
  await Promise.all(statements.map(([sql, parameters]) => on.query(sql, [...parameters])));
}

/**
 * The connection of a runner without TypeORM between: what is sent before an answer came follows
 * the others at once (pg's pipeline mode, set in data-source.ts) and each comes back in turn. A
 * statement with parameters is prepared once a connection, so its text must be one of a few.
 * Throws QueryFailedError, as TypeORM does.
 */
export class PreparedStatements implements Statements {
  private isGathering = false;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly client: ClientBase,
    private readonly socket: Corkable,
  ) {}

  static async on(dataSource: DataSource, runner: QueryRunner): Promise<PreparedStatements> {
    // TypeORM leaves the type of its driver's connection open; that of pg keeps its socket to itself.
    const client = (await runner.connect()) as ClientBase & { connection: { stream: Corkable } };
    return new PreparedStatements(dataSource, client, client.connection.stream);
  }

  async query<Rows>(sql: string, parameters?: unknown[]): Promise<Rows> {
    void this.dataSource.logger.logQuery(sql, parameters);
    this.gather();
    try {
      const { rows } = parameters
        ? await this.client.query({ name: nameOf(sql), text: sql, values: parameters })
        : await this.client.query(sql);
      // Whoever wrote the statement knows the shape of its rows.
      return rows as Rows;
    } catch (thrown) {
      throw new QueryFailedError(sql, parameters, asError(thrown));
    }
  }

  /** What is sent in one turn leaves in one piece: each would wake the database up by itself. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.socket.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.socket.uncork();
    });
  }
}

interface Corkable {
  cork(): void;
  uncork(): void;
}

const names = new Map<string, string>();

/** By which a connection knows a statement that it has prepared. */
export function nameOf(sql: string): string {
  const name = names.get(sql) ?? `selvedge_${String(names.size)}`;
  names.set(sql, name);
  return name;
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** The SQLSTATE, or another code, of what was thrown. */
export function codeOf(thrown: unknown): string | undefined {
  const isCoded = thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string';
  // Checked by the line above.
  return isCoded ? (thrown.code as string) : undefined;
}
