import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { OrderEvent } from './order.events.js';

/** How often products were ordered: the order of bestsellers. */
export const salesTag = 'sales';

/** Grids in the order of bestsellers; counted behind the log, so at worst as of the order before. */
export const orderTags: TagTable<OrderEvent> = { on: { OrderPlaced: () => [salesTag] } };
