import type { Json } from '../../../catalogue/contract.js';
import { isJsonEqual } from '../../../catalogue/is-same.js';
import type { ThreeWay, Versions } from './three-way.js';

type Fields = Readonly<Record<string, Json>>;

/** Merges fields individually by name. */
export function mergedFields(
  way: ThreeWay,
  path: string,
  { base, theirs, live }: Versions<Fields>,
): Fields {
  const merged = new Map(Object.entries(live));
  for (const name of new Set([...Object.keys(base), ...Object.keys(theirs)])) {
    const valueIn = (fields: Fields): Json | undefined =>
      Object.hasOwn(fields, name) ? fields[name] : undefined;
    const versions = { base: valueIn(base), theirs: valueIn(theirs), live: valueIn(live) };
    if (!way.takes(path + name, versions)) continue;
    if (versions.theirs === undefined) merged.delete(name);
    else merged.set(name, versions.theirs);
  }
  return Object.fromEntries(merged);
}

type Metadata = Readonly<Record<string, Fields>>;

/** The sender's metadata wins where it changed; editors here never write it. */
export function mergedMetadata({
  base,
  theirs,
  live,
}: Versions<{ readonly properties: Metadata | null }>): Metadata {
  const metadataIn = ({ properties }: { readonly properties: Metadata | null }, name: string) =>
    properties !== null && Object.hasOwn(properties, name) ? properties[name] : undefined;
  const changed = Object.entries(theirs.properties ?? {}).filter(
    ([name, metadata]) => !isJsonEqual(metadata, metadataIn(base, name)),
  );
  return { ...live.properties, ...Object.fromEntries(changed) };
}
