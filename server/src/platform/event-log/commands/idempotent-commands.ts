import type { DataSource } from 'typeorm';

import { readPrepared } from '../../database/prepared-read.js';
import type { IdempotencyKey } from './command-handler.js';
import type { JsonObject } from '../model/decider.js';
import {
  CommandRepeated,
  IdempotencyKeyReused,
  type HandledCommand,
} from '../model/event-log.errors.js';

const idempotencyDays = 30;

export interface Once<Result> {
  readonly result: Result;
  readonly repeated: boolean;
}

interface Flight {
  readonly bodyHash: string;
  readonly outcome: Promise<Once<JsonObject>>;
}

/**
 * Deduplicates requests: concurrent calls with one key join, and results of earlier ones are
 * stored.
 */
export class IdempotentCommands {
  private readonly inFlight = new Map<string, Flight>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `perform` only for a new key; it appends with that key. Refusals are not stored. Throws
   * IdempotencyKeyReused.
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
      // The key and body are the same, so the result has the same shape.
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

  /** Deletes records older than 30 days; returns their number. */
  async forgetOld(): Promise<number> {
    const [, forgotten] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM es_command c USING es_division_head h
       WHERE c.division_id = h.division_id AND c.at < now() - make_interval(days => $1)`,
      [idempotencyDays],
    );
    return forgotten;
  }

  /** Deletes a subject's records in all divisions; returns their number. */
  async forgetSubject(subject: string): Promise<number> {
    const [, forgotten] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM es_command c USING es_division_head h
       WHERE c.division_id = h.division_id AND c.subject = $1`,
      [subject],
    );
    return forgotten;
  }

  /** Deletes the records whose result contains this one. */
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
      // The refusal may be due to the same request having succeeded elsewhere in the meantime.
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
  // The key and body are the same, so the result has the same shape.
  return { result: sameBody(handled, key).result as Result, repeated: true };
}

function sameBody<Found extends { readonly bodyHash: string }>(
  found: Found,
  { bodyHash }: IdempotencyKey,
): Found {
  if (found.bodyHash !== bodyHash) throw new IdempotencyKeyReused();
  return found;
}
