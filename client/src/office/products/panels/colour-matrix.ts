import type { ProductFormColour } from '@selvedge/shared/products/admin/form/colours/contract';
import { freeSku } from '@selvedge/shared/products/admin/free-sku';

/** All sizes of all colours, in order of first appearance. */
export function sizesOf(colours: readonly ProductFormColour[]): readonly string[] {
  return [...new Set(colours.flatMap(({ sizes }) => sizes.map(({ name }) => name)))];
}

export function skusOf(colours: readonly ProductFormColour[]): ReadonlySet<string> {
  return new Set(colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)));
}

interface SizeFacts {
  readonly isAvailable: boolean;
  /** Sku of the product. */
  readonly sku: string;
  /** Skus of the product's variants. */
  readonly taken: ReadonlySet<string>;
  readonly order: readonly string[];
}

/** Sets the availability of a size; adds the size, with a free sku, if the colour lacks it. */
export function withSize(
  colour: ProductFormColour,
  size: string,
  { isAvailable, sku, taken, order }: SizeFacts,
): ProductFormColour {
  const has = colour.sizes.some(({ name }) => name === size);
  const sizes = has
    ? colour.sizes.map((one) => (one.name === size ? { ...one, available: isAvailable } : one))
    : [
        ...colour.sizes,
        {
          name: size,
          sku: freeSku([sku, colour.name, size], new Set([...taken, ...skusOf([colour])])),
          available: isAvailable,
        },
      ];
  return {
    ...colour,
    sizes: sizes.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
  };
}

/** Sets a size of the colour at `index`, like `withSize`. */
export function withSizeAt(
  colours: readonly ProductFormColour[],
  index: number,
  size: string,
  facts: Omit<SizeFacts, 'taken'>,
): ProductFormColour[] {
  const all = { ...facts, taken: skusOf(colours) };
  return colours.map((one, at) => (at === index ? withSize(one, size, all) : one));
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
