import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { MergedReads } from '../../../platform/database/merged-reads.js';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Names of staff; event log and projections hold only ids such as `staff:3`. */
@Injectable()
export class StaffNames {
  private readonly cached = new Map<string, string>();
  private readonly reads = new MergedReads<string, string>(async (ids) =>
    this.learn(await this.read('WHERE id = ANY ($1)', [ids])),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** Returns names by actor in one statement; only staff have one. The map may contain others. */
  async of(actors: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(actors)].flatMap((actor) => /^staff:(\d+)$/.exec(actor)?.[1] ?? []);
    if (ids.length === 0) return new Map();
    return this.reads.of(ids);
  }

  /** Loads all names before a live subscription starts. */
  async learnAll(): Promise<void> {
    this.learn(await this.read('', []));
  }

  /** Returns the name as last read, for live events, which cannot wait for a query. */
  lastKnown(actor: string): string | undefined {
    return this.cached.get(actor);
  }

  private read(condition: string, parameters: unknown[]): Promise<readonly Named[]> {
    return this.dataSource.query<Named[]>(
      `SELECT id, trim(concat(first_name, ' ', last_name)) AS name FROM staff ${condition}`,
      parameters,
    );
  }

  private learn(people: readonly Named[]): ReadonlyMap<string, string> {
    const names = people.map(({ id, name }) => [`staff:${id}`, name] as const);
    for (const [actor, name] of names) this.cached.set(actor, name);
    return new Map(names);
  }
}
