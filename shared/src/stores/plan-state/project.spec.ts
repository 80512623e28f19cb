import type { Store } from '../contract.js';
import { storeDefaults } from '../store-defaults.js';
import { projectFactsOf } from './project.js';
import { initialPlanState } from './plan-state.js';

const shop = (changes: Partial<Store>): Store => ({
  ...storeDefaults,
  ...{ division: 20, name: 'Tropic', code: 'tropic', theme: 'calm' },
  ...changes,
});

describe('project facts', () => {
  it('are empty without a project or for a plain one', () => {
    const nothing = {
      ...{ isPro: false, isBespoke: false, badges: new Set() },
      ...{ isShopify: false, needsDeliveryProfile: false },
    };
    expect(projectFactsOf([])).toStrictEqual(nothing);
    expect(projectFactsOf([shop({})])).toStrictEqual(nothing);
  });

  it('combine those of several projects', () => {
    const designer = { ...initialPlanState, badges: ['designer'] as const };
    const themed = { ...initialPlanState, badges: ['theme', 'designer'] as const };
    expect(
      projectFactsOf([
        shop({ pro: true, standing: designer }),
        shop({ division: 52, standing: themed }),
        shop({ division: 21 }),
      ]),
    ).toMatchObject({
      ...{ isPro: true, isBespoke: true, badges: new Set(['designer', 'theme']) },
    });
  });

  it('GRD-017 GRD-032 cover Shopify, and a missing delivery profile in any of them', () => {
    const factsOf = (...ids: readonly (string | null)[]) => {
      const { isShopify, needsDeliveryProfile } = projectFactsOf(
        ids.map((deliveryProfileId) =>
          shop({
            standing: { ...initialPlanState, integrationType: 'shopify', deliveryProfileId },
          }),
        ),
      );
      return [isShopify, needsDeliveryProfile];
    };
    expect([factsOf(null), factsOf('7'), factsOf('7', null)]).toStrictEqual([
      [true, true],
      [true, false],
      [true, true],
    ]);
    const left = shop({ standing: { ...initialPlanState, deliveryProfileId: null } });
    expect(projectFactsOf([left])).toMatchObject({ isShopify: false, needsDeliveryProfile: false });
  });

  it('ATL-017 CST-030 cover the bespoke company 52, alone or among others', () => {
    const isBespoke = (...divisions: readonly number[]) =>
      projectFactsOf(divisions.map((division) => shop({ division }))).isBespoke;
    expect([isBespoke(52), isBespoke(12, 52)]).toStrictEqual([true, true]);
    for (const division of [0, 12, 51, 53, 520]) expect(isBespoke(division)).toBe(false);
  });
});
