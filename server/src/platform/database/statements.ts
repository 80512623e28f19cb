import type { ClientBase } from 'pg';
import { QueryFailedError, type DataSource, type QueryRunner } from 'typeorm';

/** Target of statements: an EntityManager, or a connection that prepares them. */
export interface Statements {
  query<Rows>(sql: string, parameters?: unknown[]): Promise<Rows>;
}

export type Statement = readonly [sql: string, parameters: readonly unknown[]];

/** Sends all statements before it waits, so that a following COMMIT is queued behind them. */
export async function sendAll(on: Statements, statements: readonly Statement[]): Promise<void> {
  await Promise.all(statements.map(([sql, parameters]) => on.query(sql, [...parameters])));
}

/**
 * Runner connection without TypeORM in between. Statements are pipelined (pg pipeline mode, set in
 * data-source.ts) and answered in order. One with parameters is prepared once per connection, so
 * its text must be one of a few. Throws QueryFailedError, as TypeORM does.
 */
export class PreparedStatements implements Statements {
  private isGathering = false;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly client: ClientBase,
    private readonly socket: Corkable,
  ) {}

  static async on(dataSource: DataSource, runner: QueryRunner): Promise<PreparedStatements> {
    // TypeORM does not type its driver's connection, and pg's own type hides its socket.
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
      // The author of the statement knows the shape of its rows.
      return rows as Rows;
    } catch (thrown) {
      throw new QueryFailedError(sql, parameters, asError(thrown));
    }
  }

  /**
   * Sends the statements of one turn in one packet; each packet would wake up the database
   * separately.
   */
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

/** Name of a prepared statement on its connection. */
export function nameOf(sql: string): string {
  const name = names.get(sql) ?? `selvedge_${String(names.size)}`;
  names.set(sql, name);
  return name;
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** SQLSTATE or other code of an error. */
export function codeOf(thrown: unknown): string | undefined {
  const isCoded = thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string';
  // The line above checked it.
  return isCoded ? (thrown.code as string) : undefined;
}
