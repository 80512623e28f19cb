import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { customerFileDecider } from './customer-file.decider.js';
import {
  CustomerFileFull,
  CustomerNoteEmpty,
  CustomerNoteNotFound,
} from './customer-file.errors.js';
import type { CustomerFileEvent } from './customer-file.events.js';

const { given } = scenarioFor(customerFileDecider);
const customerId = 7;
const write = (text: string, noteId = 'n-1') =>
  ({ type: 'WriteCustomerNote', customerId, noteId, text }) as const;
const written = (text: string, noteId = 'n-1'): CustomerFileEvent => ({
  ...{ type: 'CustomerNoteWritten', customerId, noteId, text },
});
const change = { type: 'ChangeCustomerFile', customerId } as const;
const taggedWith = (
  services: readonly string[] | null,
  industries: readonly string[] | null,
): CustomerFileEvent => ({
  ...{ type: 'CustomerTagged', customerId, services, industries },
});
const tagged = taggedWith(['print'], []);
const won: CustomerFileEvent = {
  ...{ type: 'CustomerLeadStatusChanged', customerId, leadStatus: 'won' },
};

const valued = (potentialValue: number | null): CustomerFileEvent => ({
  ...{ type: 'CustomerPotentialValued', customerId, potentialValue },
});

describe('customer file', () => {
  it('has one stream per customer', () => {
    expect(customerFileDecider.stream(change)).toBe('customer-file-7');
  });

  it('records a note once and refuses an empty one', () => {
    given().when(write(' Call first ')).thenEvents(written('Call first'));
    given(written('Call first')).when(write('Call first')).thenNothing();
    given().when(write(' ')).thenThrows(new CustomerNoteEmpty());
  });

  it('deletes a note once and does not accept it again', () => {
    const remove = { type: 'DeleteCustomerNote', customerId, noteId: 'n-1' } as const;
    const deleted: CustomerFileEvent = { type: 'CustomerNoteDeleted', customerId, noteId: 'n-1' };
    given(written('Call first')).when(remove).thenEvents(deleted);
    given(written('Call first'), deleted).when(remove).thenNothing();
    given(written('Call first'), deleted).when(write('Call first')).thenNothing();
    given(written('Call first', 'n-2')).when(remove).thenThrows(new CustomerNoteNotFound());
  });

  it('holds at most 500 notes', () => {
    const many = Array.from({ length: 500 }, (_, index) => written('Called', `n-${index}`));
    given(...many)
      .when(write('Again', 'last'))
      .thenThrows(new CustomerFileFull());
    given(...many, { type: 'CustomerNoteDeleted', customerId, noteId: 'n-7' })
      .when(write('Again', 'last'))
      .thenEvents(written('Again', 'last'));
    given(...many.slice(1))
      .when(write('Again', 'last'))
      .thenEvents(written('Again', 'last'));
  });

  it('changes tags and status and keeps missing fields', () => {
    given()
      .when({ ...change, services: [' print ', 'print', ''] })
      .thenEvents(tagged);
    given(tagged)
      .when({ ...change, services: ['print'] })
      .thenNothing();
    given(tagged)
      .when({ ...change, leadStatus: 'won' })
      .thenEvents(won);
    given(tagged, won)
      .when({ ...change, leadStatus: 'won' })
      .thenNothing();
    given(tagged, won)
      .when({ ...change, industries: ['music'], leadStatus: null })
      .thenEvents(
        { type: 'CustomerTagged', customerId, services: ['print'], industries: ['music'] },
        { type: 'CustomerLeadStatusChanged', customerId, leadStatus: null },
      );
    given(taggedWith(['print'], ['music']))
      .when({ ...change, industries: ['music'] })
      .thenNothing();
  });

  it('sets and removes the potential value', () => {
    given()
      .when({ ...change, potentialValue: 90_000 })
      .thenEvents(valued(90_000));
    given(valued(90_000))
      .when({ ...change, potentialValue: 90_000 })
      .thenNothing();
    given(valued(90_000)).when(change).thenNothing();
    given(valued(90_000))
      .when({ ...change, potentialValue: null })
      .thenEvents(valued(null));
  });

  it('has no tags once the customer was erased', () => {
    given(taggedWith(null, null))
      .when({ ...change, services: [], industries: [] })
      .thenNothing();
  });
});
