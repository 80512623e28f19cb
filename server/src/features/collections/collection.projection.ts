import type { Collection } from '@selvedge/shared/catalogue/contract';

import type { Projection } from '../../platform/event-log/model/projection.js';
import type { CollectionEvent } from './collection.events.js';

export interface CollectionRow {
  readonly division: number;
  readonly uuid: string;
  readonly id: number;
  readonly urlName: string;
  readonly enabled: boolean;
  /** Position among the collections, ascending. */
  readonly position: number;
  /** Uuids of the products that are listed first. */
  readonly productOrder: readonly string[];
  readonly collection: Collection;
}

export const collections: Projection<CollectionRow, CollectionEvent> = {
  name: 'collections',
  reads: ['CollectionSaved', 'CollectionRemoved'],
  keysOf: ({ division, event }) => [
    { division, uuid: event.type === 'CollectionSaved' ? event.collection.uuid : event.uuid },
  ],
  apply: (_, { division, event }) => {
    if (event.type === 'CollectionRemoved') return undefined;
    const { collection } = event;
    const { uuid, id, urlName, enabled, position, productOrder } = collection;
    return { division, uuid, id, urlName, enabled, position, productOrder, collection };
  },
};
