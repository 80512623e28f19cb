import type { ProductFormColour } from '@selvedge/shared/products/admin/form/colours/contract';
import { variantSku } from '@selvedge/shared/products/admin/mockup-images';

/** All sizes of all colours, in order of first appearance. */
export function sizesOf(colours: readonly ProductFormColour[]): readonly string[] {
  return [...new Set(colours.flatMap(({ sizes }) => sizes.map(({ name }) => name)))];
}

/** Sets the availability of a size; adds the size if the colour lacks it. */
export function withSize(
  colour: ProductFormColour,
  size: string,
  { isAvailable, sku, order }: { isAvailable: boolean; sku: string; order: readonly string[] },
): ProductFormColour {
  const has = colour.sizes.some(({ name }) => name === size);
  const sizes = has
    ? colour.sizes.map((one) => (one.name === size ? { ...one, available: isAvailable } : one))
    : [
        ...colour.sizes,
        { name: size, sku: variantSku(sku, colour.name, size), available: isAvailable },
      ];
  return {
    ...colour,
    sizes: sizes.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
  };
}

/** Removes a size from all colours, except from a colour that has no other size. */
export function withoutSize(
  colours: readonly ProductFormColour[],
  size: string,
): ProductFormColour[] {
  return colours.map((colour) => {
    const sizes = colour.sizes.filter(({ name }) => name !== size);
    return sizes.length === 0 ? colour : { ...colour, sizes };
  });
}
