import type { BundleOptions } from './item-key.js';
import type { Product, ProductColour, ProductImage } from '../contract.js';

/** One piece of a bundle; the shopper chooses its colour and size. */
export interface BundlePiece {
  /** Option name in a basket item: the product's uuid and a number. */
  readonly key: string;
  readonly name: string;
  readonly urlName: string;
  readonly image: ProductImage | null;
  readonly defaultColour: string;
  readonly colours: readonly Pick<ProductColour, 'name' | 'sizes'>[];
}

/** Colour and size of a piece from its form fields. */
export interface PieceChoice {
  readonly colour: string;
  readonly size: string;
}

/** Choices by the key of their piece. */
export type PieceChoices = Readonly<Record<string, PieceChoice>>;

/**
 * Returns the pieces of a bundle in order, two for a product contained twice. Products that are no
 * longer sold are omitted.
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

/** Whether all products of a bundle still exist. */
export function isComplete(
  { bundleItems }: Pick<Product, 'bundleItems'>,
  pieces: readonly BundlePiece[],
): boolean {
  return pieces.length > 0 && pieces.length === piecesIn({ bundleItems });
}

function piecesIn({ bundleItems }: Pick<Product, 'bundleItems'>): number {
  return bundleItems.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Form field name of a piece. Its error has the same name with dots. */
export function pieceField(key: string, field: keyof PieceChoice): string {
  return `pieces[${key}][${field}]`;
}

function isOffered({ colours }: BundlePiece, choice: PieceChoice | undefined): boolean {
  const sizes = colours.find(({ name }) => name === choice?.colour)?.sizes ?? [];
  return sizes.some(({ name, available }) => name === choice?.size && available);
}

/** Returns errors by the dotted name of the size field; empty if the bundle can be bought. */
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

/** Formats the choices as options of a basket item: `Navy · M` by piece key. */
export function bundleOptionsOf(choices: PieceChoices): BundleOptions {
  return Object.fromEntries(
    Object.entries(choices).map(([key, choice]) => [key, choiceText(choice)]),
  );
}

/** Parses the choices of a basket item; an invalid text has no size. */
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

/** Returns the product uuids in the options of a basket item. */
export function partsIn(options: BundleOptions): readonly string[] {
  const uuids = Object.keys(options).flatMap((key) => pieceKey.exec(key)?.[1] ?? []);
  return [...new Set(uuids)];
}

const separator = ' · ';

/** For example "2 pieces". */
export function bundleLabel({ bundleItems }: Pick<Product, 'bundleItems'>): string {
  const count = piecesIn({ bundleItems });
  return count === 1 ? '1 piece' : `${count} pieces`;
}

/** For example "Navy · M". Forms omit the size until one is chosen. */
function choiceText({
  colour,
  size = '',
}: Omit<PieceChoice, 'size'> & Partial<PieceChoice>): string {
  return `${colour}${separator}${size}`;
}
