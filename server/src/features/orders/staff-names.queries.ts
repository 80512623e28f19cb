import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { MergedReads } from '../../platform/database/merged-reads.js';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Who did something, for staff to read. Log and projections hold `staff:3` only. */
@Injectable()
export class StaffNames {
  private readonly cached = new Map<string, string>();
  private readonly reads = new MergedReads<string, string>(async (ids) =>
    this.learn(await this.read('WHERE id = ANY ($1)', [ids])),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** Display names by actor, of these and maybe others, in one statement; nobody but staff has one. */
  async of(actors: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(actors)].flatMap((actor) => /^staff:(\d+)$/.exec(actor)?.[1] ?? []);
    if (ids.length === 0) return new Map();
    return this.reads.of(ids);
  }

  /** Learns every name there is, before a screen is told of what staff do. */
  async learnAll(): Promise<void> {
    this.learn(await this.read('', []));
  }

  /** As this process last read it, for live events, which wait for nobody. */
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
