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

describe('how a store stands with the platform', () => {
  it('is plain until somebody says otherwise', () => {
    expect(standingAs(tropic, {})).toStrictEqual({ ...tropic, standing: plainStanding });
  });

  it.each([
    { managed: false },
    { isFraud: false },
    { isVip: false },
    { betas: [] },
    { badges: [] },
  ])('keeps what is not said, and has %j', (changes) => {
    expect(standingAs(withStanding, changes)).toStrictEqual({
      ...withStanding,
      standing: { ...withStanding.standing, ...changes },
    });
  });

  it('is of another platform with a profile there, which goes with the platform', () => {
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

  it('has its lists in order, whatever order they were said in', () => {
    const { standing } = standingAs(tropic, { betas: ['b', 'a'], badges: ['theme', 'card'] });
    expect(standing).toStrictEqual({
      ...plainStanding,
      betas: ['a', 'b'],
      badges: ['card', 'theme'],
    });
  });

  it('is closed and opened again, but for the main brand', () => {
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

describe('what somebody changed of it', () => {
  it('is nothing of a store that was just opened, nor where all is as it was', () => {
    expect(standingChanges(undefined, withStanding)).toStrictEqual([]);
    expect(standingChanges(withStanding, { ...withStanding, name: 'Other' })).toStrictEqual([]);
    expect(standingChanges(tropic, { ...tropic, standing: plainStanding })).toStrictEqual([]);
  });

  it('is each thing, with what it is since', () => {
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

  it('names several, and none', () => {
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
