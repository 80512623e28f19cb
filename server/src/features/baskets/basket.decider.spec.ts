import fc from 'fast-check';
import { maxBasketItems, maxQuantity } from '@selvedge/shared/baskets/contract';
import { itemKey } from '@selvedge/shared/catalogue/bundles/item-key';

import {
  recorded,
  rowsOf,
  scenarioFor,
  stateAfter,
  walk,
} from '../../platform/event-log/testing/event-log.testing.js';
import type { BasketCommand } from './basket.commands.js';
import { basketDecider } from './basket.decider.js';
import {
  BasketFull,
  BasketHasChanged,
  ItemNotInBasket,
  NothingAdded,
  QuantityOutOfRange,
} from './basket.errors.js';
import { baskets } from './basket.projection.js';
import { added, basketId, choiceOf, keyOf } from './basket.testing.js';

const { given } = scenarioFor(basketDecider);
const add = (size: string, quantity: number): BasketCommand => ({
  type: 'AddItem',
  basketId,
  choice: choiceOf(size),
  quantity,
});
const addAll = (...items: readonly [string, number][]): BasketCommand => ({
  type: 'AddItems',
  basketId,
  items: items.map(([size, quantity]) => ({ choice: choiceOf(size), quantity })),
});
const change = (size: string, quantity: number): BasketCommand => ({
  type: 'ChangeQuantity',
  basketId,
  key: keyOf(size),
  quantity,
});
const remove = (size: string): BasketCommand => ({
  type: 'RemoveItem',
  basketId,
  key: keyOf(size),
});
const order = (...ordered: readonly [string, number][]): BasketCommand => ({
  type: 'EmptyBasket',
  basketId,
  ordered: ordered.map(([size, quantity]) => ({ key: keyOf(size), quantity })),
});
const full = Array.from({ length: maxBasketItems }, (_, index) => added(`S${String(index)}`, 1));

describe('a basket', () => {
  it('BSK-001 holds added items by key', () => {
    given().when(add('M', 2)).thenEvents(added('M', 2));
  });

  it('BSK-015 raises the quantity when the same choice is added again', () => {
    expect(stateAfter(basketDecider, [added('M', 2), added('L', 1), added('M', 3)])).toStrictEqual([
      { key: keyOf('M'), ...choiceOf('M'), quantity: 5 },
      { key: keyOf('L'), ...choiceOf('L'), quantity: 1 },
    ]);
  });

  it.each([0, -1, 1.5, maxQuantity + 1])('BSK-017 refuses to add %p of an item', (quantity) => {
    given().when(add('M', quantity)).thenThrows(new QuantityOutOfRange());
  });

  it('BSK-017 holds up to 999 of an item', () => {
    given(added('M', 998)).when(add('M', 1)).thenEvents(added('M', 1));
    given(added('M', 999)).when(add('M', 1)).thenThrows(new QuantityOutOfRange());
  });

  it('holds up to 100 different items', () => {
    given(...full)
      .when(add('M', 1))
      .thenThrows(new BasketFull());
    given(...full)
      .when(add('S0', 1))
      .thenEvents(added('S0', 1));
    given(...full.slice(1))
      .when(add('M', 1))
      .thenEvents(added('M', 1));
  });

  it('BSK-008 adds several items at once, all or none', () => {
    given(added('M', 1))
      .when(addAll(['M', 2], ['L', 1], ['M', 996]))
      .thenEvents(added('M', 2), added('L', 1), added('M', 996));
    given(added('M', 1))
      .when(addAll(['L', 1], ['M', 998], ['M', 1]))
      .thenThrows(new QuantityOutOfRange());
    given(...full.slice(1))
      .when(addAll(['M', 1], ['L', 1]))
      .thenThrows(new BasketFull());
  });

  it('BSK-017 changes a quantity, and removes at 0', () => {
    const changed = {
      type: 'BasketQuantityChanged',
      basketId,
      key: keyOf('M'),
      quantity: 7,
    } as const;
    const removed = { type: 'ItemRemovedFromBasket', basketId, key: keyOf('M') } as const;
    given(added('M', 1)).when(change('M', 7)).thenEvents(changed);
    given(added('M', 1)).when(change('M', 0)).thenEvents(removed);
    given(added('M', 1)).when(change('M', 1)).thenNothing();
    expect(stateAfter(basketDecider, [added('M', 1), added('L', 1), changed])).toMatchObject([
      { quantity: 7 },
      { quantity: 1 },
    ]);
  });

  it('removes one item and keeps the others', () => {
    const removed = { type: 'ItemRemovedFromBasket', basketId, key: keyOf('M') } as const;
    expect(
      stateAfter(basketDecider, [added('L', 1), added('M', 1), removed]).map(({ key }) => key),
    ).toStrictEqual([keyOf('L')]);
  });

  it('has a stream named after its id', () => {
    expect(basketDecider.stream(add('M', 1))).toBe(`basket-${basketId}`);
  });

  it.each([-1, 1.5, maxQuantity + 1])('BSK-017 refuses a change to %p', (quantity) => {
    given(added('M', 1)).when(change('M', quantity)).thenThrows(new QuantityOutOfRange());
  });

  it('refuses to change a missing item, and ignores its removal', () => {
    given(added('L', 1)).when(change('M', 2)).thenThrows(new ItemNotInBasket());
    given(added('L', 1)).when(change('M', 0)).thenNothing();
    given(added('L', 1)).when(remove('M')).thenNothing();
    expect(
      stateAfter(basketDecider, walk(basketDecider, [added('L', 1)], [remove('L')])),
    ).toStrictEqual([]);
  });
});

describe('an ordered basket', () => {
  it('removes the ordered items and keeps later additions', () => {
    const history = walk(
      basketDecider,
      [added('M', 2), added('L', 1), added('M', 1), added('XL', 4)],
      [order(['M', 2], ['L', 1])],
    );
    expect(stateAfter(basketDecider, history)).toStrictEqual([
      { key: keyOf('M'), ...choiceOf('M'), quantity: 1 },
      { key: keyOf('XL'), ...choiceOf('XL'), quantity: 4 },
    ]);
  });

  it('refuses an order of more than it holds, so that it is not ordered twice', () => {
    const ordered = order(['M', 2]);
    const once = walk(basketDecider, [added('M', 2)], [ordered]);
    given(...once)
      .when(ordered)
      .thenThrows(new BasketHasChanged());
    given(added('M', 1)).when(ordered).thenThrows(new BasketHasChanged());
    given(added('M', 2))
      .when(order(['M', 1], ['M', 2]))
      .thenThrows(new BasketHasChanged());
  });

  it('ERR-016 refuses an order without items', () => {
    given(added('M', 1)).when(order()).thenThrows(new NothingAdded());
    given(added('M', 1))
      .when(order(['M', 0]))
      .thenThrows(new QuantityOutOfRange());
  });
});

const size = fc.constantFrom('S', 'M', 'L');
const quantity = fc.integer({ min: -5, max: 1100 });
const anyCommand = fc.oneof(
  fc.tuple(size, quantity).map(([one, many]) => add(one, many)),
  fc.tuple(size, quantity).map(([one, many]) => change(one, many)),
  size.map(remove),
  fc.tuple(size, quantity).map((item) => order(item)),
);

describe('for any sequence of commands', () => {
  it('BSK-017 keeps quantities between 1 and 999, and each key once', () => {
    fc.assert(
      fc.property(fc.array(anyCommand), (commands) => {
        const items = stateAfter(basketDecider, walk(basketDecider, [], commands));
        expect(items.every((item) => item.quantity >= 1 && item.quantity <= maxQuantity)).toBe(
          true,
        );
        expect(items.every((item) => item.key === itemKey(item))).toBe(true);
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
      }),
    );
  });

  it('BSK-002 holds as many pieces as were added minus those removed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(size, fc.integer({ min: 1, max: 9 }))), (adds) => {
        const commands = adds.map(([one, many]) => add(one, many));
        const items = stateAfter(basketDecider, walk(basketDecider, [], commands));
        const inBasket = items.reduce((sum, item) => sum + item.quantity, 0);
        expect(inBasket).toBe(adds.reduce((sum, [, many]) => sum + many, 0));
      }),
    );
  });

  it('has a row that matches the state of the decider', () => {
    fc.assert(
      fc.property(fc.array(anyCommand), (commands) => {
        const history = walk(basketDecider, [added('M', 1)], commands);
        const [row, ...others] = rowsOf(baskets, recorded(history, { division: 7 }));
        expect(others).toStrictEqual([]);
        expect(row).toMatchObject({ division: 7, id: basketId });
        expect(row?.items).toStrictEqual(stateAfter(basketDecider, history));
      }),
    );
  });
});
