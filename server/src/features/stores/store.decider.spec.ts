import { subdomainRefusal } from '@selvedge/shared/stores/subdomain';
import type { Store } from '@selvedge/shared/stores/contract';
import { storeDefaults } from '@selvedge/shared/stores/store-defaults';

import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { storeDecider } from './store.decider.js';
import { CurrencyNotListed, StoreChangedMeanwhile, SubdomainRefused } from './store.errors.js';

const { given } = scenarioFor(storeDecider);

const store: Store = {
  ...storeDefaults,
  division: 33,
  name: 'Tropic',
  code: 'tropic',
  pro: true,
  theme: 'teemill',
  currencyPlugin: { enabled: true, currency: 'GBP', currencies: 'GBP, USD,EUR' },
  favouritesEnabled: true,
};
const saved = { type: 'StoreSaved', store } as const;

describe('a store', () => {
  it('has one stream per division', () => {
    expect(storeDecider.stream({ type: 'SaveStore', store })).toBe('store-33');
  });

  it('saves its complete state', () => {
    given().when({ type: 'SaveStore', store }).thenEvents(saved);
  });

  it('records nothing if it is unchanged', () => {
    given(saved)
      .when({ type: 'SaveStore', store: { ...store } })
      .thenNothing();
  });

  it('records a change to any field', () => {
    const changed = { ...store, sitewideBanner: { enabled: true, text: 'New', href: '/' } };
    given(saved)
      .when({ type: 'SaveStore', store: changed })
      .thenEvents({ type: 'StoreSaved', store: changed });
  });

  it('refuses to overwrite a state saved in the meantime', () => {
    const renamed = { ...store, name: 'Tropics' };
    given(saved)
      .when({ type: 'SaveStore', store: renamed, before: { ...store } })
      .thenEvents({ type: 'StoreSaved', store: renamed });
    given(saved, { type: 'StoreSaved', store: { ...store, pro: false } })
      .when({ type: 'SaveStore', store: renamed, before: store })
      .thenThrows(new StoreChangedMeanwhile());
  });

  it.each([
    '',
    'Tropic',
    '-tropic',
    'tropic-',
    'tro.pic',
    'tro_pic',
    'x'.repeat(64),
    'atlas',
    'www',
  ])('STO-025 refuses the subdomain %j', (code) => {
    given()
      .when({ type: 'SaveStore', store: { ...store, code } })
      .thenThrows(new SubdomainRefused(subdomainRefusal(code) ?? ''));
  });

  it.each(['t', 'tropic-2', '7', 'x'.repeat(63)])('STO-025 accepts the subdomain %j', (code) => {
    const named = { ...store, code };
    given()
      .when({ type: 'SaveStore', store: named })
      .thenEvents({ type: 'StoreSaved', store: named });
  });

  it('STO-017 sells only in a listed currency', () => {
    const foreign = { ...store, currency: 'JPY' };
    given().when({ type: 'SaveStore', store: foreign }).thenThrows(new CurrencyNotListed());
  });
});
