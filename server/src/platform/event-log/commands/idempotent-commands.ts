import type { DataSource } from 'typeorm';

import { readPrepared } from '../../database/prepared-read.js';
import type { IdempotencyKey } from './command-handler.js';
import type { JsonObject } from '../model/decider.js';
import {
  CommandRepeated,
  IdempotencyKeyReused,
  type HandledCommand,
} from '../model/event-log.errors.js';

/** How long a repeated request gets its first answer. */
const idempotencyDays = 30;

export interface Once<Result> {
  readonly result: Result;
  readonly repeated: boolean;
}

interface Flight {
  readonly bodyHash: string;
  readonly outcome: Promise<Once<JsonObject>>;
}

/** Requests that may be sent twice happen once: equal keys in flight join, finished ones are remembered. */
export class IdempotentCommands {
  private readonly inFlight = new Map<string, Flight>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * `perform` runs for a key that is not known yet, and appends with it. Refusals are not kept.
   * Throws IdempotencyKeyReused.
   */
  async once<Result extends JsonObject>(
    division: number,
    key: IdempotencyKey,
    perform: () => Promise<Result>,
  ): Promise<Once<Result>> {
    const name = JSON.stringify([division, key.subject, key.operation, key.key]);
    const joined = this.inFlight.get(name);
    if (joined !== undefined) {
      const { result } = await sameBody(joined, key).outcome;
      // The same key and body were asked, so the result has the same shape.
      return { result: result as Result, repeated: true };
    }
    const outcome = this.first(division, key, perform);
    this.inFlight.set(name, { bodyHash: key.bodyHash, outcome });
    try {
      return await outcome;
    } finally {
      this.inFlight.delete(name);
    }
  }

  /** Forgets what is older than 30 days; answers how many. */
  async forgetOld(): Promise<number> {
    const [, forgotten] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM es_command c USING es_division_head h
       WHERE c.division_id = h.division_id AND c.at < now() - make_interval(days => $1)`,
      [idempotencyDays],
    );
    return forgotten;
  }

  /** Forgets what somebody asked for, whatever their division; answers how many. */
  async forgetSubject(subject: string): Promise<number> {
    const [, forgotten] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM es_command c USING es_division_head h
       WHERE c.division_id = h.division_id AND c.subject = $1`,
      [subject],
    );
    return forgotten;
  }

  /** Forgets the request that led to this result, or to one that holds it. */
  async forgetResult(division: number, operation: string, result: JsonObject): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM es_command WHERE division_id = $1 AND operation = $2 AND result @> $3::jsonb',
      [division, operation, JSON.stringify(result)],
    );
  }

  private async first<Result extends JsonObject>(
    division: number,
    key: IdempotencyKey,
    perform: () => Promise<Result>,
  ): Promise<Once<Result>> {
    const handled = await this.find(division, key);
    if (handled !== undefined) return repeatedOf(handled, key);
    try {
      return { result: await perform(), repeated: false };
    } catch (thrown) {
      if (thrown instanceof CommandRepeated) return repeatedOf(thrown.first, key);
      // Perhaps it was refused only because the same request succeeded elsewhere in the meantime.
      const concurrent = await this.find(division, key);
      if (concurrent === undefined) throw thrown;
      return repeatedOf(concurrent, key);
    }
  }

  private async find(division: number, key: IdempotencyKey): Promise<HandledCommand | undefined> {
    const [handled] = await readPrepared<HandledCommand>(
      this.dataSource,
      `SELECT body_hash AS "bodyHash", result FROM es_command
       WHERE division_id = $1 AND subject = $2 AND operation = $3 AND key = $4`,
      [division, key.subject, key.operation, key.key],
    );
    return handled;
  }
}

function repeatedOf<Result>(handled: HandledCommand, key: IdempotencyKey): Once<Result> {
  // The same key and body were asked, so the result has the same shape.
  return { result: sameBody(handled, key).result as Result, repeated: true };
}

function sameBody<Found extends { readonly bodyHash: string }>(
  found: Found,
  { bodyHash }: IdempotencyKey,
): Found {
  if (found.bodyHash !== bodyHash) throw new IdempotencyKeyReused();
  return found;
}
