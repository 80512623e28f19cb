import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';
import { storeDefaults } from '@selvedge/shared/stores/store-defaults';
import { initialPlanState } from '@selvedge/shared/stores/plan-state/plan-state';

import { MainBrandStays } from './plan-state.errors.js';
import { planStateAs, planStateChanges } from './plan-state.rules.js';

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
    expect(planStateAs(tropic, {})).toStrictEqual({ ...tropic, standing: initialPlanState });
  });

  it.each([
    { managed: false },
    { isFraud: false },
    { isVip: false },
    { betas: [] },
    { badges: [] },
  ])('keeps all other values when staff set %j', (changes) => {
    expect(planStateAs(withStanding, changes)).toStrictEqual({
      ...withStanding,
      standing: { ...withStanding.standing, ...changes },
    });
  });

  it('keeps the integration profile only as long as the integration', () => {
    const there = planStateAs(withStanding, { integrationType: 'shopify', deliveryProfileId: '7' });
    expect(there.standing).toStrictEqual({
      ...withStanding.standing,
      ...{ integrationType: 'shopify', deliveryProfileId: '7' },
    });
    expect(planStateAs(there, { managed: true }).standing).toStrictEqual(there.standing);
    expect(planStateAs(there, { deliveryProfileId: null }).standing).toMatchObject({
      ...{ integrationType: 'shopify', deliveryProfileId: null },
    });
    expect(planStateAs(there, { integrationType: null }).standing).toMatchObject({
      ...{ integrationType: null, deliveryProfileId: null },
    });
    expect(planStateAs(withStanding, { deliveryProfileId: '7' }).standing).toStrictEqual(
      withStanding.standing,
    );
    expect(planStateChanges(withStanding, there)).toStrictEqual([
      { what: 'integrationType', to: 'Shopify' },
      { what: 'deliveryProfileId', to: '7' },
    ]);
    expect(planStateChanges(there, planStateAs(there, { integrationType: null }))).toStrictEqual([
      { what: 'integrationType', to: 'none' },
      { what: 'deliveryProfileId', to: 'none' },
    ]);
  });

  it('sorts betas and badges', () => {
    const { standing } = planStateAs(tropic, { betas: ['b', 'a'], badges: ['theme', 'card'] });
    expect(standing).toStrictEqual({
      ...initialPlanState,
      betas: ['a', 'b'],
      badges: ['card', 'theme'],
    });
  });

  it('deactivates and reactivates every store but the main brand', () => {
    const closed = planStateAs(tropic, { active: false });
    expect(closed.enabled).toBe(false);
    expect(planStateAs(closed, { managed: true }).enabled).toBe(false);
    expect(planStateAs(closed, { active: true }).enabled).toBe(true);
    const main = { ...tropic, division: MAIN_DIVISION };
    expect(() => planStateAs(main, { active: false })).toThrow(MainBrandStays);
    expect(planStateAs(main, { isVip: true }).standing).toStrictEqual({
      ...initialPlanState,
      isVip: true,
    });
  });
});

describe('platform status changes', () => {
  it('are empty for a new store and for unchanged values', () => {
    expect(planStateChanges(undefined, withStanding)).toStrictEqual([]);
    expect(planStateChanges(withStanding, { ...withStanding, name: 'Other' })).toStrictEqual([]);
    expect(planStateChanges(tropic, { ...tropic, standing: initialPlanState })).toStrictEqual([]);
  });

  it('list each changed value with its new label', () => {
    expect(planStateChanges(tropic, { ...withStanding, enabled: false, pro: true })).toStrictEqual([
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
    const standing = { ...initialPlanState, betas: ['a', 'b'] };
    expect(planStateChanges(withStanding, { ...withStanding, standing })).toStrictEqual([
      { what: 'managed', to: 'no' },
      { what: 'isFraud', to: 'no' },
      { what: 'isVip', to: 'no' },
      { what: 'betas', to: 'a, b' },
      { what: 'badges', to: 'none' },
    ]);
  });
});
