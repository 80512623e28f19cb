import type { Property } from '@selvedge/shared/blocks/model/property';
import type { WireProperties } from '@selvedge/shared/blocks/model/wire';

/** Finds a property under any of its wire names; new values use the first one. */
export function heldIn(
  held: WireProperties = {},
  name: string,
  { wireNames = [name] }: Property<unknown>,
) {
  const wireName = wireNames.find((one) => held[one] !== undefined) ?? wireNames[0] ?? name;
  return { wireName, value: held[wireName]?.value };
}

/**
 * Returns all wire names of a property, and for an image also those of its widths and focal point.
 */
export function wireNamesWith(
  name: string,
  properties: Readonly<Record<string, Property<unknown>>>,
): readonly string[] {
  const { widths, focalPoint } = properties[name] ?? {};
  const names = [name, widths, focalPoint].filter((one) => one !== undefined);
  return names.flatMap((one) => properties[one]?.wireNames ?? [one]);
}
