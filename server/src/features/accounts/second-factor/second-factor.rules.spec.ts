import { scenarioFor } from '../../../platform/event-log/testing/event-log.testing.js';
import { accountDecider } from '../account.decider.js';
import { NoSuchAccount, NotVerified } from '../account.errors.js';
import type { AccountEvent } from '../account.events.js';
import {
  NoSecondFactor,
  NoSuchPasskey,
  RecoveryCodeRefused,
  SecondFactorThere,
  TooManyPasskeys,
} from './second-factor.errors.js';

const { given } = scenarioFor(accountDecider);
const whose = { kind: 'customer', id: 7, shop: 3 } as const;
const opened: AccountEvent = {
  type: 'AccountOpened',
  kind: 'customer',
  id: 7,
  hash: 'h',
  address: 'a',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  verified: true,
  signedEula: true,
  status: 0,
  permissions: [],
};
const added: AccountEvent = { type: 'SecondFactorAdded', ...whose, factor: 'f-1' };
const issued: AccountEvent = { type: 'RecoveryCodesIssued', ...whose, batch: 'b-1', count: 10 };
const removed: AccountEvent = { type: 'SecondFactorRemoved', ...whose };
const add = { type: 'AddSecondFactor', ...whose, factor: 'f-1', batch: 'b-1' } as const;
const use = { type: 'UseRecoveryCode', ...whose, batch: 'b-1', number: 4 } as const;
const used: AccountEvent = {
  type: 'RecoveryCodeUsed',
  ...whose,
  batch: 'b-1',
  number: 4,
  left: 9,
};

describe('second factor of an account', () => {
  it('is added with recovery codes', () => {
    given(opened).when(add).thenEvents(added, issued);
  });

  it('requires a verified address', () => {
    given({ ...opened, verified: false })
      .when(add)
      .thenThrows(new NotVerified());
    given().when(add).thenThrows(new NoSuchAccount());
  });

  it('can exist only once', () => {
    given(opened, added, issued).when(add).thenThrows(new SecondFactorThere());
    given(opened, added, issued, removed).when(add).thenEvents(added, issued);
  });

  it('accepts each recovery code once', () => {
    given(opened, added, issued).when(use).thenEvents(used);
    given(opened, added, issued, used).when(use).thenThrows(new RecoveryCodeRefused());
    given(opened, added, issued, used)
      .when({ ...use, number: 5 })
      .thenEvents({ ...used, number: 5, left: 8 });
    given(opened, added, issued)
      .when({ ...use, number: 10 })
      .thenThrows(new RecoveryCodeRefused());
  });

  it('accepts no recovery code before a batch was issued', () => {
    for (const batch of ['', 'b-1'])
      given(opened, added)
        .when({ ...use, batch })
        .thenThrows(new RecoveryCodeRefused());
  });

  it('accepts no recovery code of a replaced batch', () => {
    const issue = { type: 'IssueRecoveryCodes', ...whose, batch: 'b-2' } as const;
    const other = { ...issued, batch: 'b-2' };
    given(opened, added, issued).when(issue).thenEvents(other);
    given(opened, added, issued, other).when(use).thenThrows(new RecoveryCodeRefused());
    given(opened, added, issued, used, other)
      .when({ ...use, batch: 'b-2' })
      .thenEvents({ ...used, batch: 'b-2' });
  });

  it('cannot be used after removal', () => {
    given(opened, added, issued)
      .when({ type: 'RemoveSecondFactor', ...whose })
      .thenEvents(removed);
    for (const command of [
      use,
      { type: 'RemoveSecondFactor', ...whose } as const,
      { type: 'IssueRecoveryCodes', ...whose, batch: 'b-2' } as const,
    ])
      given(opened, added, issued, removed).when(command).thenThrows(new NoSecondFactor());
  });

  it('allows ten passkeys, each of which can be removed once', () => {
    const key = (passkey: string) => ({ ...whose, passkey });
    const made = { host: 'tropic.test', credential: 'c', publicKey: 'k', name: 'Phone' };
    const has = (passkey: string): AccountEvent => ({
      type: 'PasskeyAdded',
      ...key(passkey),
      ...made,
    });
    const passkeyRemoved: AccountEvent = { type: 'PasskeyRemoved', ...key('p-1') };
    const make = { type: 'AddPasskey', ...key('p-1'), ...made } as const;
    const remove = { type: 'RemovePasskey', ...key('p-1') } as const;
    const ten = Array.from({ length: 10 }, (_, number) => has(`k-${String(number)}`));
    given(opened).when(make).thenThrows(new NoSecondFactor());
    given(opened, added, issued).when(make).thenEvents(has('p-1'));
    given(opened, added, issued, ...ten)
      .when(make)
      .thenThrows(new TooManyPasskeys());
    given(opened, added, issued, ...ten.slice(1))
      .when(make)
      .thenEvents(has('p-1'));
    given(opened, added, has('p-1'), issued).when(remove).thenEvents(passkeyRemoved);
    given(opened, added, issued, has('p-1'), passkeyRemoved)
      .when(remove)
      .thenThrows(new NoSuchPasskey());
    given(opened, added, issued, has('p-1'), has('p-2'), passkeyRemoved)
      .when({ ...remove, passkey: 'p-2' })
      .thenEvents({ ...passkeyRemoved, passkey: 'p-2' });
    given(opened, added, issued, has('p-1'), removed, added)
      .when(remove)
      .thenThrows(new NoSuchPasskey());
  });
});
