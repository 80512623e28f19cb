import type { Model } from '@selvedge/shared/models/contract';

import type { RequestFacts } from '../../platform/http/request-facts.js';
import type { ModelTypeName } from './model-types.rules.js';

/** Request for models, already authorized. */
export interface ModelsQuery {
  readonly facts: Pick<RequestFacts, 'tenant' | 'division' | 'session'>;
  /** Uuids, and integer ids as text. */
  readonly ids: readonly string[];
  readonly relations: readonly string[];
}

/**
 * Finds models of one type with all fields; requested relations replace the fields of the same
 * name.
 */
export type ModelSource = (query: ModelsQuery) => Promise<readonly Model[]>;

export type ModelSources = Readonly<Record<ModelTypeName, ModelSource>>;

/** Returns the ids that are integers. */
export function integersIn(ids: readonly string[]): readonly number[] {
  return ids.filter((id) => /^\d{1,10}$/.test(id)).map(Number);
}
