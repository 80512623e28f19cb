import type { Product } from '@selvedge/shared/catalogue/contract';

import type { Decider } from '../../platform/event-log/decider.js';
import type { ProductCommand } from './product.commands.js';
import type { ProductEvent } from './product.events.js';
import { requireOfferable } from './product.rules.js';

/** Saving a product as it already is, is no event. */
type State = { readonly saved: false } | { readonly saved: true; readonly product: Product };

function decide({ product }: ProductCommand, state: State): readonly ProductEvent[] {
  requireOfferable(product);
  if (!state.saved) return [{ type: 'ProductSaved', product }];
  const kept = { ...product, id: state.product.id };
  if (isSame(kept, state.product)) return [];
  return [{ type: 'ProductSaved', product: kept }];
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  if (one === null || other === null) return one === other;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    left.size === right.size && [...left].every(([name, value]) => isSame(value, right.get(name)))
  );
}

/** A product is known by its uuid; its integer id is given once and stays. */
export const productDecider: Decider<State, ProductCommand, ProductEvent> = {
  stream: ({ product }) => `product-${product.uuid}`,
  initial: { saved: false },
  decide,
  evolve: (_, { product }) => ({ saved: true, product }),
};
