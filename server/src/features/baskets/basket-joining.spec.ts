import { maxBasketItems } from '@selvedge/shared/baskets/contract';
import { itemKey } from '@selvedge/shared/catalogue/bundles/item-key';

import { scenarioFor, stateAfter } from '../../platform/event-log/testing/event-log.testing.js';
import type { BasketCommand } from './basket.commands.js';
import { basketDecider } from './basket.decider.js';
import { BasketHasChanged } from './basket.errors.js';
import { added, basketId, choiceOf, keyOf } from './basket.testing.js';

const { given } = scenarioFor(basketDecider);
const full = Array.from({ length: maxBasketItems }, (_, index) => added(`S${String(index)}`, 1));

describe('a guest basket at sign-in', () => {
  const item = (size: string, quantity: number) => ({
    key: keyOf(size),
    ...choiceOf(size),
    quantity,
  });
  const join = (...items: readonly ReturnType<typeof item>[]): BasketCommand => ({
    type: 'JoinItems',
    basketId,
    items,
  });
  const leave = (...items: readonly ReturnType<typeof item>[]): BasketCommand => ({
    type: 'TakeAlong',
    basketId,
    items,
  });

  it('BSK-014 adds up equal choices and moves the others', () => {
    given(added('M', 2))
      .when(join(item('M', 3), item('L', 1)))
      .thenEvents(added('M', 3), added('L', 1));
    const bundle = { ...choiceOf('M'), bundleOptions: { top: 'Navy / M' } };
    const line = { key: itemKey(bundle), ...bundle, quantity: 1 };
    given(added('M', 2))
      .when(join(line))
      .thenEvents({ type: 'ItemAddedToBasket', basketId, ...line });
  });

  it('BSK-017 moves as much as fits, per item and in total', () => {
    given(added('M', 998))
      .when(join(item('M', 5)))
      .thenEvents(added('M', 1));
    given(added('M', 999))
      .when(join(item('M', 5)))
      .thenNothing();
    given(...full.slice(1))
      .when(join(item('M', 1), item('L', 1), item('S1', 1)))
      .thenEvents(added('M', 1), added('S1', 1));
  });

  it('leaves the guest basket empty', () => {
    const all = [item('M', 2), item('L', 1)];
    const taken = all.map(({ key, quantity }) => ({ key, quantity }));
    const event = { type: 'BasketItemsTakenAlong', basketId, taken } as const;
    const history = [added('M', 2), added('L', 1)];
    given(...history)
      .when(leave(...all))
      .thenEvents(event);
    expect(stateAfter(basketDecider, [...history, event])).toStrictEqual([]);
  });

  it.each([
    ['was already moved', []],
    ['has more of it', [added('M', 2), added('M', 1)]],
    ['has less of it', [added('M', 1)]],
    ['has something else, too', [added('M', 2), added('L', 1)]],
  ])('is not moved if it %s', (_, history) => {
    given(...history)
      .when(leave(item('M', 2)))
      .thenThrows(new BasketHasChanged());
  });

  it('is not moved if the quantity of one line differs', () => {
    given(added('M', 1), added('L', 1))
      .when(leave(item('M', 1), item('L', 2)))
      .thenThrows(new BasketHasChanged());
  });

  it('is cleared when the account is deleted', () => {
    const removed = (size: string) =>
      ({ type: 'ItemRemovedFromBasket', basketId, key: keyOf(size) }) as const;
    given(added('M', 2), added('L', 1))
      .when({ type: 'ClearBasket', basketId })
      .thenEvents(removed('M'), removed('L'));
    given().when({ type: 'ClearBasket', basketId }).thenNothing();
  });
});
