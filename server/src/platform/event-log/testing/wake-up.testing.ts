import { randomBytes, randomInt } from 'node:crypto';

import type { DataSource } from 'typeorm';

import { testDataSource } from '../../testing/database.js';
import type { DomainEvent } from '../model/decider.js';
import type { EventLog } from '../event-log.js';
import { EventLogRuntime } from '../event-log-runtime.js';
import type { Recorded } from '../model/projection.js';
import { EventLogRegistry, type FeatureEvents } from '../model/registry.js';
import { type Hint, WakeUpChannel } from '../subscriptions/wake-up-channel.js';

/** Events of the reactor specs. */
export type Note =
  | { readonly type: 'NoteTaken'; readonly text: string }
  | { readonly type: 'NoteStruck'; readonly text: string };

/** Log of one server process. */
export interface LogProcess {
  readonly log: EventLog;
  readonly registry: EventLogRegistry;
  readonly runtime: EventLogRuntime;
  readonly dataSource: DataSource;
  /** Appends notes to a new stream. */
  readonly take: (division: number, ...texts: readonly string[]) => Promise<readonly Recorded[]>;
  readonly close: () => Promise<void>;
}

const notes = { NoteTaken: { schemaVersion: 1 }, NoteStruck: { schemaVersion: 1 } };

/** Shared by all processes of a spec, as in one installation. */
const dataKey = randomBytes(32).toString('base64');

/** Process that knows notes and the given features. */
export async function logProcess(
  url: string,
  features: FeatureEvents = { eventTypes: notes },
): Promise<LogProcess> {
  const dataSource = await testDataSource(entitiesIn(features), url);
  const registry = new EventLogRegistry();
  registry.register(features);
  const runtime = new EventLogRuntime(dataSource, registry, dataKey);
  const { log } = runtime;
  return {
    log,
    registry,
    runtime,
    dataSource,
    take: (division, ...texts) =>
      append(
        log,
        division,
        texts.map((text) => note('NoteTaken', text)),
      ),
    close: async () => {
      await log.drained();
      await dataSource.destroy();
    },
  };
}

export function append(
  log: EventLog,
  division: number,
  events: readonly DomainEvent[],
): Promise<readonly Recorded[]> {
  const stream = `notes-${randomBytes(8).toString('hex')}`;
  return log.append({
    context: { division, actor: 'visitor', correlationId: 'spec-correlation' },
    streams: [{ stream, expectedVersion: 0, events }],
  });
}

export function note(type: Note['type'], text: string): Note {
  return { type, text };
}

/** Division that no other spec uses. */
export function newDivision(): number {
  return randomInt(1_000, 2 ** 31 - 1);
}

export function textOf({ event }: Recorded): string {
  return 'text' in event ? String(event.text) : '';
}

/** Loses every hint, as a network may. */
export class DeafChannel extends WakeUpChannel {
  readonly sent: Hint[] = [];

  start: WakeUpChannel['start'] = () => Promise.resolve();

  send(hint: Hint): Promise<void> {
    this.sent.push(hint);
    return Promise.resolve();
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }
}

/** Sends a hint to every new listener. */
export class HastyChannel extends DeafChannel {
  constructor(private readonly division: number) {
    super();
  }

  override start: WakeUpChannel['start'] = (receive) => {
    receive({ heads: new Map([[this.division, 1]]), dropped: [] });
    // Gives a listener that reads too early time to read the log.
    return new Promise((resolve) => setTimeout(resolve, 50));
  };
}

function entitiesIn({
  inline = [],
  async: asynchronous = [],
}: FeatureEvents): readonly (new () => object)[] {
  return [...inline, ...asynchronous].map(({ entity }) => entity);
}
