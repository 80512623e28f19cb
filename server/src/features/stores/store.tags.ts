import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { StoreEvent } from './store.events.js';

/** The settings of the shop, its menu and theme among them: every page is made of them. */
export const storeTag = 'store';

export const storeTags: TagTable<StoreEvent> = { on: { StoreSaved: () => [storeTag] } };
