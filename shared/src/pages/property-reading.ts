import type { Json } from '../catalogue/contract.js';
import { objectIn, type WireProperties, type WireProperty } from '../blocks/model/wire.js';
import type { Report } from './reading-report.js';

/** Limit per block or page, far above any real page. */
export const maxProperties = 500;

/** Reads a map of name → { id, value }, unchanged; undefined if absent. */
export function propertiesIn(
  value: Json | undefined,
  path: string,
  report: Report,
): WireProperties | undefined {
  if (value === undefined || value === null) return undefined;
  // PHP encodes an empty map as a list.
  const map = Array.isArray(value) && value.length === 0 ? {} : objectIn(value);
  const entries = Object.entries(map ?? {});
  if (map === undefined) report(path, 'must be a map of name to { id, value }');
  if (entries.length > maxProperties) report(path, `must be at most ${maxProperties} properties`);
  return Object.fromEntries(
    entries.map(([name, held]) => [name, propertyIn(held, `${path}.${name}`, report)]),
  );
}

/** Preserves other fields besides id and value. */
function propertyIn(held: Json, path: string, report: Report): WireProperty {
  const { id, value = null, ...others } = objectIn(held) ?? {};
  if (objectIn(held) === undefined) report(path, 'must be { id, value }');
  const validId = idIn(id, `${path}.id`, report);
  return { ...others, ...(validId !== undefined && { id: validId }), value };
}

/** Id of a row; undefined for a new one. */
export function idIn(value: Json | undefined, path: string, report: Report): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  report(path, 'must be an integer');
  return undefined;
}
