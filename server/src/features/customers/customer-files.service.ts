import { Injectable } from '@nestjs/common';
import type { CustomerFile, CustomerRow } from '@selvedge/shared/customers/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import { PeopleQueries } from '../accounts/index.js';
import { customerFileStream } from './customer-file.decider.js';
import type { CustomerFileEvent } from './customer-file.events.js';

/** What staff said about a customer. */
export type Said = Pick<CustomerFile, 'notes' | 'tags' | 'leadStatus' | 'statusJourney'>;

/** Reads it from the log where it is shown: of one customer there is little. */
@Injectable()
export class CustomerFiles {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
  ) {}

  async said({ id }: Pick<CustomerRow, 'id'>): Promise<Said> {
    const all = await this.log.readStream(platformDivision, customerFileStream(id));
    // The stream holds nothing else.
    const events = all as readonly Recorded<CustomerFileEvent>[];
    const named = await this.people.named([...new Set(events.map(({ actor }) => actor))]);
    return saidIn(events, new Map(named.map((one) => [one.id, one.name])));
  }
}

function saidIn(
  events: readonly Recorded<CustomerFileEvent>[],
  names: ReadonlyMap<string, string>,
): Said {
  const nothing: Said = {
    ...{ notes: [], tags: { services: [], industries: [] }, leadStatus: null, statusJourney: [] },
  };
  return events.reduce((said, { event, actor, occurredAt: at }) => {
    const by = names.get(actor) ?? null;
    switch (event.type) {
      case 'CustomerNoteWritten': {
        const { noteId: id, text } = event;
        return text === null ? said : { ...said, notes: [{ id, text, by, at }, ...said.notes] };
      }
      case 'CustomerTagged':
        return {
          ...said,
          tags: { services: event.services ?? [], industries: event.industries ?? [] },
        };
      case 'CustomerLeadStatusChanged': {
        const { leadStatus } = event;
        const statusJourney = [...said.statusJourney, { leadStatus, by, at }];
        return { ...said, leadStatus, statusJourney };
      }
    }
  }, nothing);
}
