import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { StoreEvent } from './store.events.js';

/** Cache tag for the shop settings, menu and theme; every page depends on them. */
export const storeTag = 'store';

export const storeTags: TagTable<StoreEvent> = { on: { StoreSaved: () => [storeTag] } };
