import type { Creator } from '@selvedge/shared/catalogue/contract';

import type { Projection } from '../../platform/event-log/model/projection.js';
import type { CreatorEvent } from './creator.events.js';

export interface CreatorRow {
  readonly division: number;
  readonly uuid: string;
  readonly id: number;
  readonly urlName: string;
  readonly name: string;
  readonly creator: Creator;
}

export const creators: Projection<CreatorRow, CreatorEvent> = {
  name: 'creators',
  reads: ['CreatorSaved', 'CreatorRemoved'],
  keysOf: ({ division, event }) => [
    { division, uuid: event.type === 'CreatorSaved' ? event.creator.uuid : event.uuid },
  ],
  apply: (_, { division, event }) => {
    if (event.type === 'CreatorRemoved') return undefined;
    const { creator } = event;
    const { uuid, id, urlName, name } = creator;
    return { division, uuid, id, urlName, name, creator };
  },
};
