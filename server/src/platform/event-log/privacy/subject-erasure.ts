import type { DataSource } from 'typeorm';

import type { DivisionCache } from '../projections/division-cache.js';
import type { ErasureRequests } from '../sealing/erasure-requests.js';
import type { ProjectionReplay } from '../projections/projection-replay.js';
import type { StreamStates } from '../commands/stream-states.js';
import type { PostgresSubjectEvents } from './subject-events.js';
import type { SubjectKeys } from '../sealing/subject-keys.js';

/** Deletes a feature's data about a subject outside the log; may run more than once. */
export type ErasureHook = (subject: string) => Promise<unknown>;

/** Registry of erasure hooks for outboxes, search and caches. */
export class ErasureHooks {
  private readonly first: ErasureHook[] = [];
  private readonly hooks: ErasureHook[] = [];

  register(hook: ErasureHook): void {
    this.hooks.push(hook);
  }

  /** Runs before anything is erased; a hook that throws prevents the erasure. */
  registerFirst(hook: ErasureHook): void {
    this.first.push(hook);
  }

  async announce(subject: string): Promise<void> {
    for (const hook of this.first) await hook(subject);
  }

  async run(subject: string): Promise<void> {
    for (const hook of this.hooks) await hook(subject);
  }
}

/** Erases a person (GDPR Article 17) although events never change. */
export class SubjectErasure {
  constructor(
    private readonly runtime: {
      readonly dataSource: DataSource;
      readonly keys: SubjectKeys;
      readonly subjectEvents: PostgresSubjectEvents;
      readonly replay: ProjectionReplay;
      readonly states: StreamStates;
      readonly cache: DivisionCache;
      readonly erasureHooks: ErasureHooks;
      readonly requests: ErasureRequests;
    },
  ) {}

  /**
   * Destroys the subjects' keys, refolds the rows of their events, and runs the hooks. All subjects
   * are recorded before the first key is destroyed, so that `goOn` can finish an interrupted
   * erasure.
   */
  async erase(...subjects: readonly string[]): Promise<void> {
    for (const subject of subjects) await this.runtime.erasureHooks.announce(subject);
    await this.runtime.requests.record(subjects);
    for (const subject of subjects) await this.finish(subject);
  }

  /** Finishes interrupted or failed erasures. Tries each; throws the last error. */
  async goOn(): Promise<void> {
    const failures: unknown[] = [];
    for (const subject of await this.runtime.requests.take())
      await this.finish(subject).catch((thrown: unknown) => failures.push(thrown));
    if (failures.length > 0) throw failures.at(-1);
  }

  private async finish(subject: string): Promise<void> {
    await this.runtime.keys.destroy(this.runtime.dataSource.manager, subject);
    const { subjectEvents } = this.runtime;
    for (const division of await subjectEvents.divisionsOf(subject)) {
      const events = await subjectEvents.within(division, subject);
      this.runtime.states.evict(
        division,
        events.map(({ stream }) => stream),
      );
      await this.runtime.replay.refold(subject, division, events);
      this.runtime.cache.forget(division);
    }
    await this.runtime.erasureHooks.run(subject);
    await this.runtime.requests.done(subject);
  }
}
