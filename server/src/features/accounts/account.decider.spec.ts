import {
  recorded,
  rowsOf,
  scenarioFor,
  stateAfter,
} from '../../platform/event-log/testing/event-log.testing.js';
import { accountDecider } from './account.decider.js';
import { CodeRefused, NoSuchAccount, NotVerified, ResetLinkRefused } from './account.errors.js';
import type { AccountEvent } from './account.events.js';
import { customers } from './customers.projection.js';
import { ada, address, open, opened } from './opened-account.testing.js';
import { staff } from './staff.projection.js';

const closed: AccountEvent = { type: 'AccountClosed', ...ada };

describe('account', () => {
  const { given } = scenarioFor(accountDecider);

  it('has a stream named by kind and id', () => {
    expect(accountDecider.stream(open)).toBe('account-customer-7');
    expect(accountDecider.stream({ ...open, kind: 'staff' })).toBe('account-staff-7');
  });

  it('is opened only once', () => {
    given().when(open).thenEvents(opened);
    given(opened).when(open).thenNothing();
  });

  it('records a deletion request only once', () => {
    const requested = { type: 'AccountDeletionAsked', ...ada, shop: 33 } as const;
    const ask = { type: 'AskDeletion', ...ada, shop: 33 } as const;
    given(opened).when(ask).thenEvents(requested);
    given(opened, requested)
      .when({ ...ask, shop: 34 })
      .thenNothing();
    given(opened, requested)
      .when({ type: 'CloseAccount', ...ada })
      .thenEvents(closed);
    given(opened, closed).when(ask).thenThrows(new NoSuchAccount());
  });

  it('cannot be reopened after it is closed', () => {
    given(opened)
      .when({ type: 'CloseAccount', ...ada })
      .thenEvents(closed);
    given(opened, closed)
      .when({ type: 'CloseAccount', ...ada })
      .thenNothing();
    given()
      .when({ type: 'CloseAccount', ...ada })
      .thenNothing();
    given(opened, closed).when(open).thenNothing();
  });

  it('remembers its last address when it is closed, so that the address can be released', () => {
    const [email, later] = ['ada@other.test', `email:${'b'.repeat(64)}`];
    const changed: AccountEvent = { type: 'EmailChanged', ...ada, address: later, email };
    expect(stateAfter(accountDecider, [opened, closed])).toStrictEqual({
      stage: 'closed',
      address,
    });
    expect(stateAfter(accountDecider, [opened, changed, closed])).toStrictEqual({
      ...{ stage: 'closed', address: later },
    });
  });
});

describe('account verification', () => {
  const { given } = scenarioFor(accountDecider);
  const at = '2026-01-01T12:00:00.000Z';
  const validUntil = '2026-01-02T12:00:00.000Z';
  const ask = { type: 'AskVerification', ...ada, request: 'r-1', shop: 33, at } as const;
  const requested: AccountEvent = {
    type: 'VerificationAsked',
    ...ada,
    request: 'r-1',
    shop: 33,
    validUntil,
  };
  const verify = { type: 'VerifyEmail', ...ada, request: 'r-1', at } as const;
  const verified: AccountEvent = { type: 'EmailVerified', ...ada };
  const sign = { type: 'SignTerms', ...ada, version: 'v1' } as const;
  const signed: AccountEvent = { type: 'TermsSigned', ...ada, version: 'v1' };

  it('IDN-008 issues a code that is valid for a day, at most once a minute', () => {
    given(opened).when(ask).thenEvents(requested);
    const soon = { ...ask, request: 'r-2', at: '2026-01-01T12:00:59.999Z' };
    given(opened, requested).when(soon).thenNothing();
    const later = { ...soon, at: '2026-01-01T12:01:00.000Z' };
    given(opened, requested)
      .when(later)
      .thenEvents({ ...requested, request: 'r-2', validUntil: '2026-01-02T12:01:00.000Z' });
    given(opened, requested, verified).when(later).thenNothing();
  });

  it('IDN-008 accepts only the latest code, within a day', () => {
    given(opened, requested).when(verify).thenEvents(verified);
    given(opened, requested)
      .when({ ...verify, at: validUntil })
      .thenEvents(verified);
    given(opened, requested, verified).when(verify).thenNothing();
    given(opened, requested)
      .when({ ...verify, at: '2026-01-02T12:00:00.001Z' })
      .thenThrows(new CodeRefused());
    given(opened, requested, { ...requested, request: 'r-2' })
      .when(verify)
      .thenThrows(new CodeRefused());
    given(opened).when(verify).thenThrows(new CodeRefused());
  });

  it('IDN-009 records each version of the terms once, after the address is verified', () => {
    given(opened).when(sign).thenThrows(new NotVerified());
    given(opened, requested, verified).when(sign).thenEvents(signed);
    given(opened, requested, verified, signed).when(sign).thenNothing();
    given(opened, requested, verified, signed)
      .when({ ...sign, version: 'v2' })
      .thenEvents({ ...signed, version: 'v2' });
  });

  it('IDN-012 notifies the owner of a repeated sign-up at most once a minute', () => {
    const repeat = { type: 'RepeatSignUp', ...ada, shop: 33, at } as const;
    const quietUntil = '2026-01-01T12:01:00.000Z';
    const repeated: AccountEvent = { type: 'SignUpRepeated', ...ada, shop: 33, quietUntil };
    given(opened).when(repeat).thenEvents(repeated);
    given(opened, repeated).when(repeat).thenNothing();
    given(opened, repeated)
      .when({ ...repeat, at: quietUntil })
      .thenEvents({ ...repeated, quietUntil: '2026-01-01T12:02:00.000Z' });
  });

  it('is refused before the account is opened and after it is closed', () => {
    for (const command of [ask, verify, sign]) {
      given().when(command).thenThrows(new NoSuchAccount());
      given(opened, closed).when(command).thenThrows(new NoSuchAccount());
    }
  });

  it('IDN-009 stores the signed version and its time in the row', () => {
    const [row] = rowsOf(
      customers,
      recorded([opened, requested, verified, signed], { division: 0 }),
    );
    expect(row).toMatchObject({ verified: true, signedEula: true, eulaVersion: 'v1' });
    expect(row?.eulaSignedAt).toMatch(/^\d{4}-/);
    const forgotten = { ...opened, email: null };
    const rows = rowsOf(customers, recorded([forgotten, verified, signed], { division: 0 }));
    expect(rows).toStrictEqual([]);
  });
});

describe('forgotten password', () => {
  const { given } = scenarioFor(accountDecider);
  const at = '2026-01-01T12:00:00.000Z';
  const validUntil = '2026-01-01T13:00:00.000Z';
  const mailed = { ...ada, request: 'r-1', shop: 33 };
  const ask = { type: 'AskPasswordReset', ...mailed, at } as const;
  const requested: AccountEvent = { type: 'PasswordResetAsked', ...mailed, validUntil };
  const reset = { type: 'ResetPassword', ...mailed, at } as const;
  const changed: AccountEvent = { type: 'PasswordChanged', ...mailed };
  const verifiedAccount = { ...opened, verified: true };

  it('IDN-013 issues a link that is valid for an hour, at most once a minute', () => {
    given(verifiedAccount).when(ask).thenEvents(requested);
    const soon = { ...ask, request: 'r-2', at: '2026-01-01T12:00:59.999Z' };
    given(verifiedAccount, requested).when(soon).thenNothing();
    given(verifiedAccount, requested, changed)
      .when(soon)
      .thenEvents({ ...requested, request: 'r-2', validUntil: '2026-01-01T13:00:59.999Z' });
  });

  it('IDN-013 accepts only the latest link, once, within an hour', () => {
    given(verifiedAccount, requested).when(reset).thenEvents(changed);
    given(verifiedAccount, requested)
      .when({ ...reset, at: validUntil })
      .thenEvents(changed);
    const late = { ...reset, at: '2026-01-01T13:00:00.001Z' };
    given(verifiedAccount, requested).when(late).thenThrows(new ResetLinkRefused());
    given(verifiedAccount, requested, changed).when(reset).thenThrows(new ResetLinkRefused());
    given(verifiedAccount, requested, { ...requested, request: 'r-2' })
      .when(reset)
      .thenThrows(new ResetLinkRefused());
    given(verifiedAccount).when(reset).thenThrows(new ResetLinkRefused());
  });

  it('invalidates an open link when the password is changed with the old one', () => {
    const shop = 33;
    const byHand: AccountEvent = { type: 'PasswordChanged', ...ada, request: null, shop };
    given(verifiedAccount, requested)
      .when({ type: 'ChangePassword', ...ada, shop })
      .thenEvents(byHand);
    given(verifiedAccount, requested, byHand).when(reset).thenThrows(new ResetLinkRefused());
  });

  it('IDN-008 verifies the address of an unverified account', () => {
    given(opened, requested)
      .when(reset)
      .thenEvents(changed, { type: 'EmailVerified', ...ada });
  });
});

describe('account rows', () => {
  const division = 0;

  it('contain one row per customer once the account is opened', () => {
    const [row, ...others] = rowsOf(customers, recorded([opened], { division }));
    expect(row).toMatchObject({ division, id: 7, hash: 'f'.repeat(32), email: 'ada@example.test' });
    expect(row).toMatchObject({ firstName: 'Ada', verified: false, signedEula: false });
    expect(others).toStrictEqual([]);
    expect(rowsOf(staff, recorded([opened], { division }))).toStrictEqual([]);
  });

  it('are removed when the account is closed or the person erased', () => {
    const forgotten: AccountEvent = { ...opened, email: null, firstName: null, lastName: null };
    for (const history of [[opened, closed], [forgotten]])
      expect(rowsOf(customers, recorded(history, { division }))).toStrictEqual([]);
  });

  it('contain one row per member of staff, with permissions', () => {
    const nadia: AccountEvent = {
      ...opened,
      kind: 'staff',
      hash: null,
      permissions: ['orders-view'],
    };
    expect(rowsOf(staff, recorded([nadia], { division }))).toStrictEqual([
      expect.objectContaining({ id: 7, status: 0, permissions: ['orders-view'] }),
    ]);
    expect(rowsOf(staff, recorded([{ ...nadia, email: null }], { division }))).toStrictEqual([]);
    expect(rowsOf(customers, recorded([nadia], { division }))).toStrictEqual([]);
  });
});
