import { randomBytes, randomUUID } from 'node:crypto';

import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';

import { DomainError } from '../../domain-error.js';
import type { CommandContext, IdempotencyKey } from '../commands/command-handler.js';
import type { Decider, EventTypes } from '../model/decider.js';
import { EventLogRuntime } from '../event-log-runtime.js';
import type { Projection } from '../model/projection.js';
import { EventLogRegistry, project, type FeatureEvents } from '../model/registry.js';

/** Smallest feature that exercises the log: a tally that counts up to a limit, and has an owner. */
export type TallyEvent =
  | { readonly type: 'TallyCounted'; readonly tally: string; readonly by: number }
  | {
      readonly type: 'TallyOwned';
      readonly tally: string;
      readonly owner: string;
      readonly name: string | null;
    };

export type TallyCommand =
  | { readonly type: 'Count'; readonly tally: string; readonly by: number }
  | { readonly type: 'Own'; readonly tally: string; readonly owner: string; readonly name: string };

export const tallyLimit = 1_000_000;

export class TallyFull extends DomainError {
  readonly kind = 'invalid';
}

export interface TallyState {
  readonly total: number;
  readonly name: string | null;
}

export const tallyDecider: Decider<TallyState, TallyCommand, TallyEvent> = {
  stream: ({ tally }) => `tally-${tally}`,
  initial: { total: 0, name: null },
  decide: (command, { total }) => {
    switch (command.type) {
      case 'Count':
        if (total + command.by > tallyLimit) throw new TallyFull('The tally is full.');
        if (command.by === 0) return [];
        return [{ type: 'TallyCounted', tally: command.tally, by: command.by }];
      case 'Own':
        return [{ ...command, type: 'TallyOwned' }];
    }
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'TallyCounted':
        return { ...state, total: state.total + event.by };
      case 'TallyOwned':
        return { ...state, name: event.name };
    }
  },
};

export const tallyEventTypes: EventTypes<TallyEvent> = {
  TallyCounted: { schemaVersion: 1 },
  TallyOwned: {
    schemaVersion: 1,
    personal: { subject: ({ owner }) => owner, fields: ['name'] },
  },
};

@Entity('spec_tally')
export class TallyRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division = 0;

  @PrimaryColumn('text')
  tally = '';

  @Column('bigint')
  total = 0;

  @Column('text', { nullable: true })
  name: string | null = null;

  @Column('jsonb')
  steps: readonly { readonly by: number; readonly actor: string }[] = [];

  @Column('timestamptz')
  changedAt = '';
}

export const tallyTable = `
  CREATE TABLE IF NOT EXISTS spec_tally (
    division_id integer NOT NULL,
    tally text NOT NULL,
    total bigint NOT NULL,
    name text,
    steps jsonb NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (division_id, tally)
  )`;

export const tallies: Projection<TallyRow, TallyEvent> = {
  name: 'spec-tallies',
  reads: ['TallyCounted', 'TallyOwned'],
  keysOf: ({ division, event }) => [{ division, tally: event.tally }],
  isOfOneStream: true,
  apply: (row, { division, event, actor, occurredAt }) => {
    const { tally } = event;
    const before = row ?? {
      division,
      tally,
      total: 0,
      name: null,
      steps: [],
      changedAt: occurredAt,
    };
    switch (event.type) {
      case 'TallyCounted': {
        const steps = [...before.steps.slice(-9), { by: event.by, actor }];
        return { ...before, total: before.total + event.by, steps, changedAt: occurredAt };
      }
      case 'TallyOwned':
        return { ...before, name: event.name, changedAt: occurredAt };
    }
  },
};

export const tallyFeature: FeatureEvents = {
  eventTypes: tallyEventTypes,
  inline: [project(tallies, TallyRow)],
};

/** Key shared by every process of a run. */
export const specDataKey = Buffer.alloc(32, 'selvedge').toString('base64');

/** Event log of one more process, with these features. */
export function eventLogOn(
  dataSource: DataSource,
  features: readonly FeatureEvents[] = [tallyFeature],
): EventLogRuntime {
  const registry = new EventLogRegistry();
  for (const feature of features) registry.register(feature);
  return new EventLogRuntime(dataSource, registry, specDataKey);
}

/** Division that no other spec uses. */
export function newDivision(): number {
  return 1_000_000 + (randomBytes(4).readUInt32BE() % 1_000_000_000);
}

export function contextIn(division: number, actor = 'visitor'): CommandContext {
  return { division, actor, correlationId: randomUUID() };
}

export function counted(tally: string, by = 1): TallyEvent {
  return { type: 'TallyCounted', tally, by };
}

/** Idempotency key of a tally request. */
export function tallyRequest(key: string, bodyHash = 'body'): IdempotencyKey {
  return { subject: 'session-1', operation: 'count', key, bodyHash };
}
