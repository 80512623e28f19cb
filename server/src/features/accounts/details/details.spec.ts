import { noDetails } from '@selvedge/shared/customers/details';

import {
  recorded,
  rowsOf,
  scenarioFor,
} from '../../../platform/event-log/testing/event-log.testing.js';
import { accountDecider } from '../account.decider.js';
import { AddressUnchanged, NoSuchAccount, ResetLinkRefused } from '../account.errors.js';
import { customers } from '../customers.projection.js';
import { ada, address, opened } from '../opened-account.testing.js';
import { staff } from '../staff.projection.js';
import type { AskEmailChange, ConfirmEmailChange } from './details.commands.js';
import type { EmailChangeAsked } from './details.events.js';

const { given } = scenarioFor(accountDecider);

describe('account details', () => {
  const details = { ...noDetails, company: 'Engines', instagram: 'ada' };
  const fields = { ...ada, firstName: 'Ada', lastName: 'King', details };
  const saved = { type: 'AccountDetailsSaved', ...fields } as const;

  it('are saved only if they changed', () => {
    given(opened)
      .when({ type: 'SaveDetails', ...fields })
      .thenEvents(saved);
    given(opened, saved)
      .when({ type: 'SaveDetails', ...fields })
      .thenNothing();
    for (const change of [
      { firstName: 'Augusta' },
      { lastName: 'Byron' },
      { details: { ...details, company: '' } },
    ])
      given(opened, saved)
        .when({ type: 'SaveDetails', ...fields, ...change })
        .thenEvents({ ...saved, ...change });
    given()
      .when({ type: 'SaveDetails', ...fields })
      .thenThrows(new NoSuchAccount());
  });

  it('IDN-002 record only once that a store is wanted', () => {
    const storeWanted = { type: 'StoreWanted', ...ada } as const;
    const want = { type: 'WantStore', ...ada } as const;
    given(opened).when(want).thenEvents(storeWanted);
    given(opened, storeWanted).when(want).thenNothing();
    expect(rowsOf(customers, recorded([opened, storeWanted]))).toMatchObject([
      { shouldHaveStore: true },
    ]);
  });

  it('are stored in the row, and empty after erasure', () => {
    expect(rowsOf(customers, recorded([opened, saved]))).toMatchObject([
      { firstName: 'Ada', lastName: 'King', details },
    ]);
    const worker = { kind: 'staff' } as const;
    expect(
      rowsOf(
        staff,
        recorded([
          { ...opened, ...worker },
          { ...saved, ...worker },
        ]),
      ),
    ).toMatchObject([{ lastName: 'King', details }]);
    const sealed = { ...saved, firstName: null, lastName: null, details: null };
    expect(rowsOf(customers, recorded([opened, sealed]))).toMatchObject([
      { firstName: '', lastName: '', details: null },
    ]);
  });
});

describe('e-mail change', () => {
  const at = '2026-03-01T09:00:00.000Z';
  const emailChange: AskEmailChange = {
    type: 'AskEmailChange',
    ...ada,
    fromOld: 'old',
    fromNew: 'new',
    shop: 4,
    address: `email:${'b'.repeat(64)}`,
    email: 'ada@new.test',
    at,
  };
  const { at: _at, ...what } = emailChange;
  const requested: EmailChangeAsked = {
    ...what,
    type: 'EmailChangeAsked',
    oldUntil: '2026-03-01T10:00:00.000Z',
    newUntil: '2026-03-02T09:00:00.000Z',
  };
  const confirm = (request: string, when = at): ConfirmEmailChange => ({
    type: 'ConfirmEmailChange',
    ...ada,
    request,
    at: when,
  });
  const confirmed = (request: string) =>
    ({ type: 'EmailChangeConfirmed', ...ada, request }) as const;
  const change = { type: 'ChangeEmail', ...ada } as const;
  const changed = {
    type: 'EmailChanged',
    ...ada,
    address: emailChange.address,
    email: 'ada@new.test',
  } as const;

  it('is requested at most once a minute and only for a different address', () => {
    given(opened).when(emailChange).thenEvents(requested);
    given(opened, requested)
      .when({ ...emailChange, at: '2026-03-01T09:00:59.000Z' })
      .thenNothing();
    given(opened, requested)
      .when({ ...emailChange, fromOld: 'o2', fromNew: 'n2', at: '2026-03-01T09:01:00.000Z' })
      .thenEvents({
        ...requested,
        fromOld: 'o2',
        fromNew: 'n2',
        oldUntil: '2026-03-01T10:01:00.000Z',
        newUntil: '2026-03-02T09:01:00.000Z',
      });
    given(opened)
      .when({ ...emailChange, address })
      .thenThrows(new AddressUnchanged());
  });

  it('is confirmed by each mail until its link expires', () => {
    given(opened, requested).when(confirm('old', requested.oldUntil)).thenEvents(confirmed('old'));
    given(opened, requested).when(confirm('new', requested.newUntil)).thenEvents(confirmed('new'));
    given(opened, requested)
      .when(confirm('old', '2026-03-01T10:00:00.001Z'))
      .thenThrows(new ResetLinkRefused());
    given(opened, requested)
      .when(confirm('new', '2026-03-02T09:00:00.001Z'))
      .thenThrows(new ResetLinkRefused());
    given(opened, requested).when(confirm('third')).thenThrows(new ResetLinkRefused());
    given(opened).when(confirm('old')).thenThrows(new ResetLinkRefused());
    given(opened, requested, confirmed('old')).when(confirm('old')).thenNothing();
  });

  it('takes effect once, after both mails are confirmed', () => {
    given(opened, requested, confirmed('old')).when(change).thenNothing();
    given(opened, requested, confirmed('new')).when(change).thenNothing();
    given(opened, requested, confirmed('old'), confirmed('new')).when(change).thenEvents(changed);
    const all = [opened, requested, confirmed('old'), confirmed('new'), changed];
    given(...all)
      .when(change)
      .thenNothing();
    given(...all)
      .when(confirm('old'))
      .thenThrows(new ResetLinkRefused());
    given(...all)
      .when(emailChange)
      .thenThrows(new AddressUnchanged());
    // The new address counts as verified, so the terms can be signed.
    const sign = { ...ada, version: '2026-11-23' };
    given(...all)
      .when({ type: 'SignTerms', ...sign })
      .thenEvents({ type: 'TermsSigned', ...sign });
  });

  it('is replaced by a later request', () => {
    const later = { ...requested, fromOld: 'o2', fromNew: 'n2' };
    given(opened, requested, confirmed('old'), later)
      .when(confirm('new'))
      .thenThrows(new ResetLinkRefused());
    given(opened, requested, confirmed('old'), later, confirmed('n2')).when(change).thenNothing();
  });

  it('stores the new address as verified', () => {
    expect(rowsOf(customers, recorded([opened, changed]))).toMatchObject([
      { email: 'ada@new.test', verified: true },
    ]);
    const worker = { kind: 'staff' } as const;
    expect(
      rowsOf(
        staff,
        recorded([
          { ...opened, ...worker },
          { ...changed, ...worker },
        ]),
      ),
    ).toMatchObject([{ email: 'ada@new.test' }]);
  });
});
