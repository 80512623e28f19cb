import type { Collection } from '@selvedge/shared/catalogue/contract';
import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import { isHostPath } from '@selvedge/shared/catalogue/host-path';
import { isUrlName } from '@selvedge/shared/catalogue/url-name';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { CollectionCommand, SaveCollection } from './collection.commands.js';
import {
  CollectionBannerElsewhere,
  CollectionMoved,
  CollectionNameMissing,
  CollectionNotFound,
  CollectionOrderTwice,
  CollectionUrlNameInvalid,
} from './collection.errors.js';
import type { CollectionEvent } from './collection.events.js';

/**
 * Last saved state; null before the first save, `removed` after removal. A restored collection
 * keeps its id.
 */
export type CollectionState = { readonly collection: Collection; readonly removed: boolean } | null;

function decide(command: CollectionCommand, state: CollectionState): readonly CollectionEvent[] {
  switch (command.type) {
    case 'SaveCollection':
      return save(command, state);
    case 'RemoveCollection':
      if (state === null) throw new CollectionNotFound();
      return state.removed ? [] : [{ type: 'CollectionRemoved', uuid: command.uuid }];
  }
}

function save(
  { collection: given, before }: SaveCollection,
  state: CollectionState,
): readonly CollectionEvent[] {
  requireShowable(given);
  const present = state?.removed === false ? state.collection : undefined;
  if (before !== undefined && !isJsonEqual(before, present)) throw new CollectionMoved();
  const collection = state === null ? given : { ...given, id: state.collection.id };
  if (isJsonEqual(collection, present)) return [];
  return [{ type: 'CollectionSaved', collection }];
}

function requireShowable({ name, urlName, banner, productOrder }: Collection): void {
  if (name.trim() === '') throw new CollectionNameMissing();
  if (!isUrlName(urlName)) throw new CollectionUrlNameInvalid();
  if (banner !== null && !isHostPath(banner)) throw new CollectionBannerElsewhere();
  if (new Set(productOrder).size < productOrder.length) throw new CollectionOrderTwice();
}

function evolve(state: CollectionState, event: CollectionEvent): CollectionState {
  switch (event.type) {
    case 'CollectionSaved':
      return { collection: event.collection, removed: false };
    case 'CollectionRemoved':
      return state && { ...state, removed: true };
  }
}

export function collectionStream(uuid: string): string {
  return `collection-${uuid}`;
}

/** Decides collections, identified by uuid; the integer id is assigned once and never changes. */
export const collectionDecider: Decider<CollectionState, CollectionCommand, CollectionEvent> = {
  stream: (command) =>
    collectionStream(command.type === 'SaveCollection' ? command.collection.uuid : command.uuid),
  initial: null,
  decide,
  evolve,
};
