import { Injectable } from '@nestjs/common';
import type { CustomerFile, CustomerNote, CustomerRow } from '@selvedge/shared/customers/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import { LiveCursors } from '../../platform/live/live-cursors.js';
import { PeopleQueries } from '../accounts/index.js';
import { customerFileStream } from './customer-file.decider.js';
import type { CustomerFileEvent } from './customer-file.events.js';

/** Entries that staff made about a customer. */
export type StaffEntries = Pick<
  CustomerFile,
  'notes' | 'tags' | 'leadStatus' | 'potentialValue' | 'statusJourney'
>;

type FileEvents = readonly Recorded<CustomerFileEvent>[];

/** Reads customer files from the log on demand, since each is small. */
@Injectable()
export class CustomerFiles {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
    private readonly cursors: LiveCursors,
  ) {}

  /** Returns the cursor, which must be taken before the entries are read. */
  cursor(): string {
    return this.cursors.of(platformDivision);
  }

  /** `reader` is the member of staff who reads, to mark their own notes. */
  async staffEntries({ id }: Pick<CustomerRow, 'id'>, reader?: string): Promise<StaffEntries> {
    const events = await this.eventsOf(id);
    const named = await this.people.named([...new Set(events.map(({ actor }) => actor))]);
    const names = new Map(named.map((one) => [one.id, one.name]));
    return staffEntriesIn(events, { names, reader });
  }

  /** Returns the author of a note; undefined if there is none. */
  async authorOf(customerId: number, noteId: string): Promise<string | undefined> {
    const events = await this.eventsOf(customerId);
    return events.find(
      ({ event }) => event.type === 'CustomerNoteWritten' && event.noteId === noteId,
    )?.actor;
  }

  private async eventsOf(id: number): Promise<FileEvents> {
    const all = await this.log.readStream(platformDivision, customerFileStream(id));
    // Safe: the stream holds only these events.
    return all as FileEvents;
  }
}

function staffEntriesIn(
  events: FileEvents,
  {
    names,
    reader,
  }: { readonly names: ReadonlyMap<string, string>; readonly reader: string | undefined },
): StaffEntries {
  const nothing: StaffEntries = {
    ...{ notes: [], tags: { services: [], industries: [] } },
    ...{ leadStatus: null, potentialValue: null, statusJourney: [] },
  };
  return events.reduce((entries, { event, actor, occurredAt: at }) => {
    const by = names.get(actor) ?? null;
    switch (event.type) {
      case 'CustomerNoteWritten': {
        const note = noteIn(event, { by, at, isOwn: actor === reader });
        return { ...entries, notes: [...note, ...entries.notes] };
      }
      case 'CustomerNoteDeleted':
        return { ...entries, notes: entries.notes.filter(({ id }) => id !== event.noteId) };
      case 'CustomerTagged':
        return {
          ...entries,
          tags: { services: event.services ?? [], industries: event.industries ?? [] },
        };
      case 'CustomerPotentialValued':
        return { ...entries, potentialValue: event.potentialValue };
      case 'CustomerLeadStatusChanged': {
        const { leadStatus } = event;
        const statusJourney = [...entries.statusJourney, { leadStatus, by, at }];
        return { ...entries, leadStatus, statusJourney };
      }
    }
  }, nothing);
}

/** Undefined once the customer was erased. */
function noteIn(
  { noteId: id, text }: Extract<CustomerFileEvent, { readonly type: 'CustomerNoteWritten' }>,
  written: Pick<CustomerNote, 'by' | 'at' | 'isOwn'>,
): readonly CustomerNote[] {
  return text === null ? [] : [{ id, text, ...written }];
}
