import { divided, joined } from './csv-cells.rules.js';
import type { Cells } from './import-plan.rules.js';

/** Replaces integer product ids in a row by uuids. */
export function withUuids(cells: Cells, uuidById: ReadonlyMap<string, string>): Cells {
  const uuidOf = (name: string): string => uuidById.get(name) ?? name;
  const { uuid, cross_sell_products: crossSells } = cells;
  return {
    ...cells,
    ...(uuid !== undefined && { uuid: uuidOf(uuid.trim()) }),
    ...(crossSells !== undefined && {
      cross_sell_products: joined(divided(crossSells).map(uuidOf)),
    }),
  };
}
