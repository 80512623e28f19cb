import type { Projection } from '../../platform/event-log/model/projection.js';
import type { StoreRow } from './store.entity.js';
import type { StoreEvent } from './store.events.js';

/** One row per store with its last saved state. */
export const stores: Projection<StoreRow, StoreEvent> = {
  name: 'stores',
  reads: ['StoreSaved'],
  keysOf: ({ division }) => [{ division }],
  apply: (_row, { division, position, event }) => ({ division, position, store: event.store }),
};
