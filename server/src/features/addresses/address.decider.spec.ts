import { maxAddresses } from '@selvedge/shared/own-account/saved-address';

import { scenarioFor, stateAfter } from '../../platform/event-log/testing/event-log.testing.js';
import { addressDecider, defaultOf } from './address.decider.js';
import { AddressNotFound, TooManyAddresses } from './address.errors.js';
import type { AddressEvent } from './address.events.js';

const { given } = scenarioFor(addressDecider);
const ada = { kind: 'customer', id: 7 } as const;
const home = {
  fullName: 'Ada Lovelace',
  line1: '1 Analytical Row',
  line2: null,
  city: 'London',
  postcode: 'N1 9GU',
  country: 'GB',
};
const work = { ...home, line1: '2 Engine House', line2: 'Floor 3' };
const saved = (addressId: string, address: typeof home | typeof work | null): AddressEvent => {
  return { type: 'AddressSaved', ...ada, addressId, address };
};
const deleted = (addressId: string): AddressEvent => {
  return { type: 'AddressDeleted', ...ada, addressId };
};
const chosen = (addressId: string): AddressEvent => {
  return { type: 'DefaultAddressChosen', ...ada, addressId };
};

describe('saved addresses', () => {
  it('have one stream per person', () => {
    const add = { type: 'AddAddress', ...ada, addressId: 'a', address: home } as const;
    expect(addressDecider.stream(add)).toBe('addresses-customer-7');
  });

  it('are saved only once each', () => {
    const add = { type: 'AddAddress', ...ada, addressId: 'a' } as const;
    given()
      .when({ ...add, address: home })
      .thenEvents(saved('a', home));
    given(saved('a', home))
      .when({ ...add, addressId: 'b', address: work })
      .thenEvents(saved('b', work));
    given(saved('a', home))
      .when({ ...add, addressId: 'b', address: home })
      .thenNothing();
    given(saved('a', home))
      .when({ ...add, address: work })
      .thenNothing();
  });

  it(`are limited to ${maxAddresses}, but can still be changed`, () => {
    const full = Array.from({ length: maxAddresses }, (_, index) =>
      saved(`a${index}`, { ...home, line1: `${index} Row` }),
    );
    given(...full)
      .when({ type: 'AddAddress', ...ada, addressId: 'b', address: home })
      .thenThrows(new TooManyAddresses());
    given(...full)
      .when({ type: 'ChangeAddress', ...ada, addressId: 'a0', address: home })
      .thenEvents(saved('a0', home));
  });

  it('keep their place when changed, and cannot be changed once deleted', () => {
    const change = { type: 'ChangeAddress', ...ada, addressId: 'a' } as const;
    given(saved('a', home))
      .when({ ...change, address: work })
      .thenEvents(saved('a', work));
    given(saved('a', home))
      .when({ ...change, address: home })
      .thenNothing();
    given(saved('a', home), deleted('a'))
      .when({ ...change, address: work })
      .thenThrows(new AddressNotFound());
    const { addresses } = stateAfter(addressDecider, [
      saved('a', home),
      saved('b', home),
      saved('a', work),
    ]);
    expect(addresses.map(({ addressId, address }) => [addressId, address.line1])).toStrictEqual([
      ['a', work.line1],
      ['b', home.line1],
    ]);
  });

  it('are deleted once', () => {
    const remove = { type: 'DeleteAddress', ...ada, addressId: 'a' } as const;
    given(saved('a', home)).when(remove).thenEvents(deleted('a'));
    given(saved('a', home), deleted('a')).when(remove).thenNothing();
  });

  it('use the chosen address as default, or the oldest if none is chosen or it was deleted', () => {
    const choose = { type: 'ChooseDefaultAddress', ...ada, addressId: 'b' } as const;
    const both = [saved('a', home), saved('b', work)];
    given(...both)
      .when(choose)
      .thenEvents(chosen('b'));
    given(...both, chosen('b'))
      .when(choose)
      .thenNothing();
    given(...both, deleted('b'))
      .when(choose)
      .thenThrows(new AddressNotFound());
    const first = (...events: readonly AddressEvent[]) =>
      defaultOf(stateAfter(addressDecider, events));
    expect(first()).toBeUndefined();
    expect(first(...both)).toBe('a');
    expect(first(...both, chosen('b'))).toBe('b');
    expect(first(...both, chosen('b'), deleted('b'))).toBe('a');
  });

  it('are empty once the person was erased', () => {
    expect(stateAfter(addressDecider, [saved('a', null), chosen('a')]).addresses).toStrictEqual([]);
  });
});
