import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { accountAddressDecider, type AccountAddressEvent } from './account-address.decider.js';
import { AddressTaken } from './account.errors.js';

const ada = { kind: 'customer', id: 7 } as const;
const address = `email:${'a'.repeat(64)}`;

describe('account address', () => {
  const { given } = scenarioFor(accountAddressDecider);
  const held = { ...ada, address };
  const taken: AccountAddressEvent = { type: 'AccountAddressTaken', ...held };
  const released: AccountAddressEvent = { type: 'AccountAddressReleased', ...held };
  const other = { ...held, id: 8 };

  it('is stored under its hash, with separate streams for customers and staff', () => {
    const stream = `account-address-customer-${'a'.repeat(64)}`;
    expect(accountAddressDecider.stream({ type: 'TakeAddress', ...held })).toBe(stream);
  });

  it('belongs to one account at a time', () => {
    given()
      .when({ type: 'TakeAddress', ...held })
      .thenEvents(taken);
    given(taken)
      .when({ type: 'TakeAddress', ...held })
      .thenNothing();
    given(taken)
      .when({ type: 'TakeAddress', ...other })
      .thenThrows(new AddressTaken());
  });

  it('is released only by the account that holds it', () => {
    given(taken)
      .when({ type: 'ReleaseAddress', ...held })
      .thenEvents(released);
    given(taken)
      .when({ type: 'ReleaseAddress', ...other })
      .thenNothing();
    given(taken, released)
      .when({ type: 'TakeAddress', ...other })
      .thenEvents({ ...taken, id: 8 });
  });
});
