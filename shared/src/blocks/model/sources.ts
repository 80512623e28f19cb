import type { PlaceTile } from '../../catalogue/cards/place-tile.js';
import type { ProductCard, ProductImage } from '../../catalogue/contract.js';
import type { MockupSide } from '../../catalogue/garments/mockup.js';
import type { ProductOrder } from '../../catalogue/cards/grid.js';
import type { SocialProfile } from '../../catalogue/social-networks.js';
import type { CurrencyCode } from '../../money.js';
import type { BadgeGroup, GroupedBadge } from '../../stores/standing/badge-groups.js';
import type { Figure } from './written-figures.js';

/** Some products of a shop. */
export interface ProductListRequest {
  /** A collection's url name, uuid or id; empty for all products. */
  readonly collection: string;
  readonly sort: ProductOrder;
  readonly limit: number;
}

/** The first collections of a shop, or the first who draw for it. */
export interface PlaceTilesRequest {
  readonly of: 'collections' | 'creators';
  readonly limit: number;
}

/** Where figures are kept: `asyncData` of a block. */
export interface FiguresRequest {
  readonly address: string;
}

/** BLK-102: the newest pictures of the library. */
export interface PicturesRequest {
  /** Which they have all; empty for any picture. */
  readonly tag: string;
  readonly limit: number;
}

/** BLK-016: the badges of the shop that are counted together. */
export interface BadgesRequest {
  readonly group: BadgeGroup;
}

/** A product by its url name; the first of the shop where there is none. */
export interface NamedProductRequest {
  readonly product: string;
}

/** BLK-029: a side of a product in a colour; its default colour where there is none. */
export interface MockupRequest extends NamedProductRequest {
  readonly colour: string;
  readonly side: MockupSide;
}

/** BLK-029. */
export interface ProductMockup {
  readonly picture: Pick<ProductImage, 'original' | 'altText'>;
  /** The product's page, in that colour. */
  readonly href: string;
}

/** BLK-049: what a price is made of, in minor units of its currency; together they are the price. */
export interface PriceParts {
  readonly currency: CurrencyCode;
  readonly price: number;
  readonly baseCost: number;
  readonly printCost: number;
  readonly tax: number;
  readonly profit: number;
}

/** BLK-008: what blocks may ask of a shop, and what they are answered, by the name of the source. */
interface Sources {
  readonly products: {
    readonly request: ProductListRequest;
    readonly answer: readonly ProductCard[];
  };
  readonly places: {
    readonly request: PlaceTilesRequest;
    readonly answer: readonly PlaceTile[];
  };
  /** Where the shop itself is found; there is nothing to say about it. */
  readonly profiles: {
    readonly request: Readonly<Record<string, never>>;
    readonly answer: readonly SocialProfile[];
  };
  readonly pictures: {
    readonly request: PicturesRequest;
    readonly answer: readonly Pick<ProductImage, 'original' | 'altText'>[];
  };
  readonly badges: {
    readonly request: BadgesRequest;
    readonly answer: readonly GroupedBadge[];
  };
  /** Null where there is no such product, or no picture of it. */
  readonly mockup: {
    readonly request: MockupRequest;
    readonly answer: ProductMockup | null;
  };
  /** Null where there is no such product, or nobody said what it costs. */
  readonly priceParts: {
    readonly request: NamedProductRequest;
    readonly answer: PriceParts | null;
  };
  /** BLK-009: of the shop's own host, or of another. */
  readonly figures: {
    readonly request: FiguresRequest;
    readonly answer: readonly Figure[];
  };
}

export type SourceName = keyof Sources;
export type SourceRequest<Name extends SourceName> = Sources[Name]['request'];
export type SourceAnswer<Name extends SourceName> = Sources[Name]['answer'];

/** What a block wants beside its properties. */
export type SourceRequests = { readonly [Name in SourceName]?: SourceRequest<Name> };

/** What a block was given beside its properties. */
export type BlockData = { readonly [Name in SourceName]?: SourceAnswer<Name> };

/** An answer, and the tags of what it was read from (0054); null where nobody tells when that changes. */
export interface Sourced<Name extends SourceName> {
  readonly answer: SourceAnswer<Name>;
  readonly tags: readonly string[] | null;
}

/** How a feature answers what blocks ask. */
export interface BlockSource<Name extends SourceName> {
  /** All that a page asks, in one statement or none: an answer to each request, in their order. */
  load(
    division: number,
    requests: readonly SourceRequest<Name>[],
  ): Promise<readonly Sourced<Name>[]>;
  /** PAY-020: the same with its prices in another currency. */
  inCurrency(currency: CurrencyCode, answer: SourceAnswer<Name>): SourceAnswer<Name>;
}

/** One that answers for every source there is. */
export type SourcesByName = { readonly [Name in SourceName]: BlockSource<Name> };
