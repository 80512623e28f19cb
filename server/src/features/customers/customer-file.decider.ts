import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import type { LeadStatus } from '@selvedge/shared/customers/lead';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type {
  ChangeFile,
  CustomerFileCommand,
  DeleteNote,
  WriteNote,
} from './customer-file.commands.js';
import {
  CustomerFileFull,
  CustomerNoteEmpty,
  CustomerNoteNotFound,
} from './customer-file.errors.js';
import type { CustomerFileEvent } from './customer-file.events.js';

const mostNotes = 500;

interface File {
  readonly notes: ReadonlySet<string>;
  /** Ids of deleted notes, so that a repeated request does not write them again. */
  readonly deleted: ReadonlySet<string>;
  readonly services: readonly string[];
  readonly industries: readonly string[];
  readonly leadStatus: LeadStatus | null;
  readonly potentialValue: number | null;
}

function decide(command: CustomerFileCommand, file: File): readonly CustomerFileEvent[] {
  switch (command.type) {
    case 'WriteCustomerNote':
      return write(command, file);
    case 'DeleteCustomerNote':
      return takeBack(command, file);
    case 'ChangeCustomerFile':
      return change(command, file);
  }
}

function write(command: WriteNote, file: File): readonly CustomerFileEvent[] {
  const { customerId, noteId } = command;
  const text = command.text.trim();
  if (text === '') throw new CustomerNoteEmpty();
  if (file.notes.has(noteId) || file.deleted.has(noteId)) return [];
  if (file.notes.size >= mostNotes) throw new CustomerFileFull();
  return [{ type: 'CustomerNoteWritten', customerId, noteId, text }];
}

/** Deleting a deleted note is a no-op. */
function takeBack({ customerId, noteId }: DeleteNote, file: File): readonly CustomerFileEvent[] {
  if (file.deleted.has(noteId)) return [];
  if (!file.notes.has(noteId)) throw new CustomerNoteNotFound();
  return [{ type: 'CustomerNoteDeleted', customerId, noteId }];
}

function change(command: ChangeFile, file: File): readonly CustomerFileEvent[] {
  const { customerId } = command;
  const { leadStatus = file.leadStatus, potentialValue = file.potentialValue } = command;
  const before = { services: file.services, industries: file.industries };
  const tags = {
    services: tidy(command.services) ?? before.services,
    industries: tidy(command.industries) ?? before.industries,
  };
  return [
    ...(isJsonEqual(tags, before)
      ? []
      : [{ type: 'CustomerTagged', customerId, ...tags } as const]),
    ...(leadStatus === file.leadStatus
      ? []
      : [{ type: 'CustomerLeadStatusChanged', customerId, leadStatus } as const]),
    ...(potentialValue === file.potentialValue
      ? []
      : [{ type: 'CustomerPotentialValued', customerId, potentialValue } as const]),
  ];
}

function tidy(tags: readonly string[] | undefined): readonly string[] | undefined {
  return tags && [...new Set(tags.map((one) => one.trim()).filter(Boolean))].toSorted();
}

function evolve(file: File, event: CustomerFileEvent): File {
  switch (event.type) {
    case 'CustomerNoteWritten':
      return { ...file, notes: new Set(file.notes).add(event.noteId) };
    case 'CustomerNoteDeleted': {
      const notes = new Set(file.notes);
      notes.delete(event.noteId);
      return { ...file, notes, deleted: new Set(file.deleted).add(event.noteId) };
    }
    case 'CustomerTagged':
      return { ...file, services: event.services ?? [], industries: event.industries ?? [] };
    case 'CustomerLeadStatusChanged':
      return { ...file, leadStatus: event.leadStatus };
    case 'CustomerPotentialValued':
      return { ...file, potentialValue: event.potentialValue };
  }
}

/**
 * Decides notes, tags and lead status of a customer, in a stream of the platform division
 * (ATL-019).
 */
export const customerFileDecider: Decider<File, CustomerFileCommand, CustomerFileEvent> = {
  stream: ({ customerId }) => customerFileStream(customerId),
  initial: {
    notes: new Set(),
    deleted: new Set(),
    services: [],
    industries: [],
    leadStatus: null,
    potentialValue: null,
  },
  decide,
  evolve,
};

export function customerFileStream(customerId: number): string {
  return `customer-file-${String(customerId)}`;
}
