import type { BundleOptions } from '../baskets/item-key.js';
import type { Product, ProductColour, ProductImage } from '../catalogue/contract.js';

/** CAT-010: one piece of a bundle, whose colour and size the shopper chooses. */
export interface BundlePiece {
  /** What it is called among the options of a basket item: the product's uuid and a number. */
  readonly key: string;
  readonly name: string;
  readonly urlName: string;
  readonly image: ProductImage | null;
  readonly defaultColour: string;
  readonly colours: readonly Pick<ProductColour, 'name' | 'sizes'>[];
}

/** The colour and size of a piece, as its two fields bring them. */
export interface PieceChoice {
  readonly colour: string;
  readonly size: string;
}

/** By the key of the piece. */
export type PieceChoices = Readonly<Record<string, PieceChoice>>;

/**
 * Every single piece of a bundle, in order; of a product that is in it twice there are two. Products
 * that are missing, because they are no longer sold, make no piece.
 */
export function piecesOf(
  { bundleItems }: Pick<Product, 'bundleItems'>,
  products: readonly Product[],
): readonly BundlePiece[] {
  return bundleItems.flatMap(({ product: uuid, quantity }) => {
    const product = products.find((one) => one.uuid === uuid);
    if (product === undefined) return [];
    return Array.from({ length: quantity }, (_, index) => pieceOf(product, index + 1));
  });
}

function pieceOf(product: Product, number: number): BundlePiece {
  const { uuid, name, urlName, defaultColour, colours } = product;
  const shown = colours.find((colour) => colour.name === defaultColour) ?? colours[0];
  return {
    key: `${uuid}-${number}`,
    name,
    urlName,
    image: shown?.images[0] ?? null,
    defaultColour,
    colours: colours.map((colour) => ({ name: colour.name, sizes: colour.sizes })),
  };
}

/** Whether all that a bundle is made of is still there. */
export function isComplete(
  { bundleItems }: Pick<Product, 'bundleItems'>,
  pieces: readonly BundlePiece[],
): boolean {
  return pieces.length > 0 && pieces.length === piecesIn({ bundleItems });
}

function piecesIn({ bundleItems }: Pick<Product, 'bundleItems'>): number {
  return bundleItems.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The name of a piece's field in the form of a bundle; its error has the same name with dots. */
export function pieceField(key: string, field: keyof PieceChoice): string {
  return `pieces[${key}][${field}]`;
}

function isOffered({ colours }: BundlePiece, choice: PieceChoice | undefined): boolean {
  const sizes = colours.find(({ name }) => name === choice?.colour)?.sizes ?? [];
  return sizes.some(({ name, available }) => name === choice?.size && available);
}

/** What is wrong with the choices, by the dotted name of the size's field; empty for a bundle that can be bought. */
export function pieceErrors(
  pieces: readonly BundlePiece[],
  choices: PieceChoices,
): Readonly<Record<string, readonly string[]>> {
  const wrong = pieces.filter((piece) => !isOffered(piece, choices[piece.key]));
  return Object.fromEntries(
    wrong.map(({ key, name }) => [
      `pieces.${key}.size`,
      [choices[key]?.size ? `${name} is sold out in this size` : `Please choose a size`],
    ]),
  );
}

/** BSK-006: the choices of a bundle as a basket item holds them, `Navy · M` by the key of its piece. */
export function bundleOptionsOf(choices: PieceChoices): BundleOptions {
  return Object.fromEntries(
    Object.entries(choices).map(([key, choice]) => [key, choiceText(choice)]),
  );
}

/** The choices in what a basket item holds; a text that is none has no size. */
export function choicesOf(options: BundleOptions): PieceChoices {
  return Object.fromEntries(
    Object.entries(options).map(([key, text]) => {
      const end = text.lastIndexOf(separator);
      const [colour, size] =
        end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + separator.length)];
      return [key, { colour, size }];
    }),
  );
}

const pieceKey = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+$/;

/** The uuids of the products that a basket item's options name. */
export function partsIn(options: BundleOptions): readonly string[] {
  const uuids = Object.keys(options).flatMap((key) => pieceKey.exec(key)?.[1] ?? []);
  return [...new Set(uuids)];
}

const separator = ' · ';

/** "2 pieces": what was put into the basket, in words. */
export function bundleLabel({ bundleItems }: Pick<Product, 'bundleItems'>): string {
  const count = piecesIn({ bundleItems });
  return count === 1 ? '1 piece' : `${count} pieces`;
}

/** "Navy · M": a choice in words. A form leaves the size out as long as nobody chose one. */
function choiceText({
  colour,
  size = '',
}: Omit<PieceChoice, 'size'> & Partial<PieceChoice>): string {
  return `${colour}${separator}${size}`;
}
