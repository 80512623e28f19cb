import type { Product } from '@selvedge/shared/catalogue/contract';
import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { ModerateProduct, ProductCommand, SaveProduct } from './product.commands.js';
import {
  DenialReasonMissing,
  DenialReasonUncalledFor,
  ProductMoved,
  ProductNotFound,
} from './product.errors.js';
import type { ProductEvent } from './product.events.js';
import { placeOf, requireOfferable } from './product.rules.js';

/** Last saved product, against which a save is compared: an unchanged product records no event. */
type State =
  | { readonly saved: false }
  | {
      readonly saved: true;
      readonly product: Product;
      /** Note of the owner that the last event, a denial, answered. */
      readonly answeredNote?: string;
    };

function decide(command: ProductCommand, state: State): readonly ProductEvent[] {
  switch (command.type) {
    case 'SaveProduct':
      return save(command, state);
    case 'ModerateProduct':
      return moderate(command, state);
  }
}

/** The integer id is assigned once, and only moderation changes the moderation state (CAT-030). */
function save({ product, before }: SaveProduct, state: State): readonly ProductEvent[] {
  requireOfferable(product);
  if (!state.saved) return [{ type: 'ProductSaved', product, was: null }];
  if (before !== undefined && !isJsonEqual(before, state.product)) throw new ProductMoved();
  const { id, approvalStatus, denialReason } = state.product;
  return changed({ ...product, id, approvalStatus, denialReason }, state.product);
}

function moderate(
  { approvalStatus, denialReason, restoresNote, before }: ModerateProduct,
  state: State,
): readonly ProductEvent[] {
  if (!state.saved) throw new ProductNotFound();
  if (before !== undefined && !isJsonEqual(before, state.product)) throw new ProductMoved();
  const isDenial = approvalStatus === -1;
  requireReason(isDenial, denialReason);
  const noted = isDenial ? withoutNote(state.product) : state.product;
  const note = restoresNote === true ? state.answeredNote : undefined;
  const product = note === undefined ? noted : { ...noted, approvalNote: note };
  return changed({ ...product, approvalStatus, denialReason }, state.product);
}

function requireReason(isDenial: boolean, denialReason: string | null): void {
  if (isDenial && (denialReason ?? '').trim() === '') throw new DenialReasonMissing();
  if (!isDenial && denialReason !== null) throw new DenialReasonUncalledFor();
}

/** A denial answers the note, so that the product waits again only after another one. */
function withoutNote({ approvalNote: _, ...product }: Product): Product {
  return product;
}

/** The note that a denial has removed. */
function answeredBy(product: Product, before: State): { readonly answeredNote?: string } {
  const note = before.saved ? before.product.approvalNote : undefined;
  const isDenial = product.approvalStatus === -1 && product.approvalNote === undefined;
  return isDenial && note !== undefined ? { answeredNote: note } : {};
}

function changed(product: Product, before: Product): readonly ProductEvent[] {
  if (isJsonEqual(product, before)) return [];
  return [{ type: 'ProductSaved', product, was: placeOf(before) }];
}

/** Stream of a product within its division. */
export function productStream(uuid: string): string {
  return `product-${uuid}`;
}

/** Product aggregate, one stream per uuid. */
export const productDecider: Decider<State, ProductCommand, ProductEvent> = {
  stream: (command) =>
    productStream(command.type === 'SaveProduct' ? command.product.uuid : command.uuid),
  initial: { saved: false },
  decide,
  evolve: (before, { product }) => ({ saved: true, product, ...answeredBy(product, before) }),
};
