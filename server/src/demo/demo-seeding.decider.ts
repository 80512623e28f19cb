import type { Decider, EventTypes } from '../platform/event-log/model/decider.js';

export type DemoSeedingEvent =
  | { readonly type: 'DemoSeedingStarted' }
  | { readonly type: 'DemoSeeded' };
export type DemoSeedingCommand =
  | { readonly type: 'StartDemoSeeding'; readonly isEmpty: boolean }
  | { readonly type: 'FinishDemoSeeding' };
export type DemoSeeding = 'never' | 'started' | 'done';

export const demoSeedingEventTypes: EventTypes<DemoSeedingEvent> = {
  DemoSeedingStarted: { schemaVersion: 1 },
  DemoSeeded: { schemaVersion: 1 },
};

/** Seeds an empty database once; an interrupted seeding resumes. */
export const demoSeedingDecider: Decider<DemoSeeding, DemoSeedingCommand, DemoSeedingEvent> = {
  stream: () => 'demo-seeding',
  initial: 'never',
  decide: (command, state) => {
    switch (command.type) {
      case 'StartDemoSeeding':
        return state === 'never' && command.isEmpty ? [{ type: 'DemoSeedingStarted' }] : [];
      case 'FinishDemoSeeding':
        return state === 'started' ? [{ type: 'DemoSeeded' }] : [];
    }
  },
  evolve: (_, event) => (event.type === 'DemoSeeded' ? 'done' : 'started'),
};
