import { maxBasketItems, maxQuantity } from '@selvedge/shared/baskets/contract';
import { itemKey, type Choice } from '@selvedge/shared/catalogue/bundles/item-key';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { BasketCommand, RequestedItem } from './basket.commands.js';
import {
  BasketFull,
  BasketHasChanged,
  ItemNotInBasket,
  NothingAdded,
  QuantityOutOfRange,
} from './basket.errors.js';
import type { BasketEvent, ItemQuantity } from './basket.events.js';

/** A line of the basket: a choice and its quantity. */
export type ChosenItem = ItemQuantity & Choice;

/** Items in the order in which they were first added. */
export type BasketItems = readonly ChosenItem[];

function decide(command: BasketCommand, items: BasketItems): readonly BasketEvent[] {
  const { basketId } = command;
  switch (command.type) {
    case 'AddItem':
      return [add(basketId, command.choice, command.quantity, items)];
    case 'AddItems':
      return addAll(basketId, command.items, items);
    case 'ChangeQuantity':
      return changeQuantity(basketId, command, items);
    case 'RemoveItem':
      return remove(basketId, command.key, items);
    case 'EmptyBasket':
      return [order(basketId, command.ordered, items)];
    case 'JoinItems':
      return join(basketId, command.items, items);
    case 'TakeAlong':
      return merge(basketId, command.items, items);
    case 'ClearBasket':
      return items.map(({ key }) => ({ type: 'ItemRemovedFromBasket', basketId, key }));
  }
}

function add(basketId: string, choice: Choice, quantity: number, items: BasketItems): BasketEvent {
  const { productUuid, colour, size, bundleOptions } = choice;
  const key = itemKey(choice);
  requireQuantity(quantity);
  requireQuantity(quantity + quantityOf(items, key));
  if (items.length >= maxBasketItems && !has(items, key)) throw new BasketFull();
  const type = 'ItemAddedToBasket';
  return { type, basketId, key, productUuid, colour, size, bundleOptions, quantity };
}

function addAll(
  basketId: string,
  requested: readonly RequestedItem[],
  items: BasketItems,
): readonly BasketEvent[] {
  const events: BasketEvent[] = [];
  requested.reduce((now, { choice, quantity }) => {
    const added = add(basketId, choice, quantity, now);
    events.push(added);
    return itemsAfter(now, added);
  }, items);
  return events;
}

function changeQuantity(
  basketId: string,
  { key, quantity }: ItemQuantity,
  items: BasketItems,
): readonly BasketEvent[] {
  if (quantity === 0) return remove(basketId, key, items);
  requireQuantity(quantity);
  if (!has(items, key)) throw new ItemNotInBasket();
  if (quantityOf(items, key) === quantity) return [];
  return [{ type: 'BasketQuantityChanged', basketId, key, quantity }];
}

/** Removing a missing item is a no-op. */
function remove(basketId: string, key: string, items: BasketItems): readonly BasketEvent[] {
  return has(items, key) ? [{ type: 'ItemRemovedFromBasket', basketId, key }] : [];
}

function order(
  basketId: string,
  ordered: readonly ItemQuantity[],
  items: BasketItems,
): BasketEvent {
  if (ordered.length === 0) throw new NothingAdded();
  ordered.reduce((left, item) => {
    requireQuantity(item.quantity);
    if (quantityOf(left, item.key) < item.quantity) throw new BasketHasChanged();
    return withLess(left, item);
  }, items);
  const asOrdered = ordered.map(({ key, quantity }) => ({ key, quantity }));
  return { type: 'BasketItemsOrdered', basketId, ordered: asOrdered };
}

/** Adds up equal choices to the limit per item; lines that do not fit are left out. */
function join(basketId: string, joining: BasketItems, items: BasketItems): readonly BasketEvent[] {
  const events: BasketEvent[] = [];
  joining.reduce((now, item) => {
    const isFull = now.length >= maxBasketItems && !has(now, item.key);
    const quantity = Math.min(item.quantity, maxQuantity - quantityOf(now, item.key));
    if (isFull || quantity <= 0) return now;
    const added = add(basketId, item, quantity, now);
    events.push(added);
    return itemsAfter(now, added);
  }, items);
  return events;
}

/** Removes exactly these items, so that an order or a concurrent merge cannot use them twice. */
function merge(basketId: string, taken: BasketItems, items: BasketItems): readonly BasketEvent[] {
  const isUnchanged =
    taken.length === items.length &&
    taken.every(({ key, quantity }) => quantityOf(items, key) === quantity);
  if (!isUnchanged) throw new BasketHasChanged();
  const quantities = taken.map(({ key, quantity }) => ({ key, quantity }));
  return [{ type: 'BasketItemsTakenAlong', basketId, taken: quantities }];
}

function requireQuantity(quantity: number): void {
  const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
  if (!isRight) throw new QuantityOutOfRange();
}

function has(items: BasketItems, key: string): boolean {
  return items.some((item) => item.key === key);
}

function quantityOf(items: BasketItems, key: string): number {
  return items.find((item) => item.key === key)?.quantity ?? 0;
}

/** Applies an event to the items; used by decider and projection. */
export function itemsAfter(items: BasketItems, event: BasketEvent): BasketItems {
  switch (event.type) {
    case 'ItemAddedToBasket':
      return withAdded(items, event);
    case 'BasketQuantityChanged':
      return items.map((item) =>
        item.key === event.key ? { ...item, quantity: event.quantity } : item,
      );
    case 'ItemRemovedFromBasket':
      return items.filter(({ key }) => key !== event.key);
    case 'BasketItemsOrdered':
      return event.ordered.reduce(withLess, items);
    case 'BasketItemsTakenAlong':
      return event.taken.reduce(withLess, items);
  }
}

function withAdded(
  items: BasketItems,
  { key, productUuid, colour, size, bundleOptions, quantity }: ChosenItem,
): BasketItems {
  if (!has(items, key)) {
    return [...items, { key, productUuid, colour, size, bundleOptions, quantity }];
  }
  return items.map((item) =>
    item.key === key ? { ...item, quantity: item.quantity + quantity } : item,
  );
}

function withLess(items: BasketItems, { key, quantity }: ItemQuantity): BasketItems {
  return items.flatMap((item) => {
    if (item.key !== key) return [item];
    return item.quantity > quantity ? [{ ...item, quantity: item.quantity - quantity }] : [];
  });
}

/** BSK-001: the state of a basket is its list of items, empty at first. */
export const basketDecider: Decider<BasketItems, BasketCommand, BasketEvent> = {
  stream: ({ basketId }) => `basket-${basketId}`,
  initial: [],
  decide,
  evolve: itemsAfter,
};
