/** Chest to fit, in centimetres, by size; the usual grading of a unisex t-shirt. */
const CHESTS: Readonly<Record<string, string>> = {
  XS: '81–86',
  S: '86–91',
  M: '94–99',
  L: '102–107',
  XL: '109–114',
  XXL: '117–122',
  '2XL': '117–122',
  '3XL': '124–130',
};

/** The rows of the size guide for the sizes that a product comes in. */
export function sizeGuide(
  sizes: readonly string[],
): readonly { readonly size: string; readonly chest: string }[] {
  return sizes.flatMap((size) => {
    const chest = CHESTS[size.toUpperCase()];
    return chest === undefined ? [] : [{ size, chest }];
  });
}
