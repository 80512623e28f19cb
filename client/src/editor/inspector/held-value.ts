import type { Property } from '@selvedge/shared/blocks/model/property';
import type { WireProperties } from '@selvedge/shared/blocks/model/wire';

/** A property as a page holds it: it may call it by another of its names; what is new has the first. */
export function heldIn(
  held: WireProperties = {},
  name: string,
  { wireNames = [name] }: Property<unknown>,
) {
  const wireName = wireNames.find((one) => held[one] !== undefined) ?? wireNames[0] ?? name;
  return { wireName, value: held[wireName]?.value };
}

/** All names by which a page may hold a property, and what is of it alone: of a picture its widths and middle. */
export function wireNamesWith(
  name: string,
  properties: Readonly<Record<string, Property<unknown>>>,
): readonly string[] {
  const { widths, focalPoint } = properties[name] ?? {};
  const names = [name, widths, focalPoint].filter((one) => one !== undefined);
  return names.flatMap((one) => properties[one]?.wireNames ?? [one]);
}
