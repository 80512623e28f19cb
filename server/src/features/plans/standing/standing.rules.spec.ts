import { MAIN_DIVISION, type Store } from '@selvedge/shared/stores/contract';
import { storeDefaults } from '@selvedge/shared/stores/store-defaults';
import { plainStanding } from '@selvedge/shared/stores/standing/standing';

import { MainBrandStays } from './standing.errors.js';
import { standingAs, standingChanges } from './standing.rules.js';

const tropic: Store = {
  ...storeDefaults,
  ...{ division: 20, name: 'Tropic', code: 'tropic', theme: 'calm' },
};
const withStanding: Store = {
  ...tropic,
  standing: {
    ...{ managed: true, isFraud: true, isVip: true },
    ...{ betas: ['grid'], badges: ['card'] },
  },
};

describe('the platform status of a store', () => {
  it('has default values until staff change it', () => {
    expect(standingAs(tropic, {})).toStrictEqual({ ...tropic, standing: plainStanding });
  });

  it.each([
    { managed: false },
    { isFraud: false },
    { isVip: false },
    { betas: [] },
    { badges: [] },
  ])('keeps all other values when staff set %j', (changes) => {
    expect(standingAs(withStanding, changes)).toStrictEqual({
      ...withStanding,
      standing: { ...withStanding.standing, ...changes },
    });
  });

  it('keeps the integration profile only as long as the integration', () => {
    const there = standingAs(withStanding, { integrationType: 'shopify', deliveryProfileId: '7' });
    expect(there.standing).toStrictEqual({
      ...withStanding.standing,
      ...{ integrationType: 'shopify', deliveryProfileId: '7' },
    });
    expect(standingAs(there, { managed: true }).standing).toStrictEqual(there.standing);
    expect(standingAs(there, { deliveryProfileId: null }).standing).toMatchObject({
      ...{ integrationType: 'shopify', deliveryProfileId: null },
    });
    expect(standingAs(there, { integrationType: null }).standing).toMatchObject({
      ...{ integrationType: null, deliveryProfileId: null },
    });
    expect(standingAs(withStanding, { deliveryProfileId: '7' }).standing).toStrictEqual(
      withStanding.standing,
    );
    expect(standingChanges(withStanding, there)).toStrictEqual([
      { what: 'integrationType', to: 'Shopify' },
      { what: 'deliveryProfileId', to: '7' },
    ]);
    expect(standingChanges(there, standingAs(there, { integrationType: null }))).toStrictEqual([
      { what: 'integrationType', to: 'none' },
      { what: 'deliveryProfileId', to: 'none' },
    ]);
  });

  it('sorts betas and badges', () => {
    const { standing } = standingAs(tropic, { betas: ['b', 'a'], badges: ['theme', 'card'] });
    expect(standing).toStrictEqual({
      ...plainStanding,
      betas: ['a', 'b'],
      badges: ['card', 'theme'],
    });
  });

  it('deactivates and reactivates every store but the main brand', () => {
    const closed = standingAs(tropic, { active: false });
    expect(closed.enabled).toBe(false);
    expect(standingAs(closed, { managed: true }).enabled).toBe(false);
    expect(standingAs(closed, { active: true }).enabled).toBe(true);
    const main = { ...tropic, division: MAIN_DIVISION };
    expect(() => standingAs(main, { active: false })).toThrow(MainBrandStays);
    expect(standingAs(main, { isVip: true }).standing).toStrictEqual({
      ...plainStanding,
      isVip: true,
    });
  });
});

describe('platform status changes', () => {
  it('are empty for a new store and for unchanged values', () => {
    expect(standingChanges(undefined, withStanding)).toStrictEqual([]);
    expect(standingChanges(withStanding, { ...withStanding, name: 'Other' })).toStrictEqual([]);
    expect(standingChanges(tropic, { ...tropic, standing: plainStanding })).toStrictEqual([]);
  });

  it('list each changed value with its new label', () => {
    expect(standingChanges(tropic, { ...withStanding, enabled: false, pro: true })).toStrictEqual([
      { what: 'active', to: 'no' },
      { what: 'isPro', to: 'yes' },
      { what: 'managed', to: 'yes' },
      { what: 'isFraud', to: 'yes' },
      { what: 'isVip', to: 'yes' },
      { what: 'betas', to: 'grid' },
      { what: 'badges', to: 'Card and billing' },
    ]);
  });

  it('join several values and show "none" for an empty list', () => {
    const standing = { ...plainStanding, betas: ['a', 'b'] };
    expect(standingChanges(withStanding, { ...withStanding, standing })).toStrictEqual([
      { what: 'managed', to: 'no' },
      { what: 'isFraud', to: 'no' },
      { what: 'isVip', to: 'no' },
      { what: 'betas', to: 'a, b' },
      { what: 'badges', to: 'none' },
    ]);
  });
});
