import type { PlaceTile } from '../../catalogue/cards/place-tile.js';
import type { ProductCard, ProductImage } from '../../catalogue/contract.js';
import type { MockupSide } from '../../catalogue/garments/mockup.js';
import type { ProductOrder } from '../../catalogue/listing/grid.js';
import type { SocialProfile } from '../../catalogue/social-networks.js';
import type { CurrencyCode } from '../../money.js';
import type { BadgeGroup, GroupedBadge } from '../../stores/plan-state/badge-groups.js';
import type { Figure } from './written-figures.js';

export interface ProductListRequest {
  /** Slug, uuid or id of the collection; empty for all products. */
  readonly collection: string;
  readonly sort: ProductOrder;
  readonly limit: number;
}

/** Request for the first collections or creators of a shop. */
export interface PlaceTilesRequest {
  readonly of: 'collections' | 'creators';
  readonly limit: number;
}

/** `asyncData` of a block: the address of its figures. */
export interface FiguresRequest {
  readonly address: string;
}

/** Request for the newest images of the library. */
export interface PicturesRequest {
  /** Tag that all images have; empty for any image. */
  readonly tag: string;
  readonly limit: number;
}

/** Request for a group of badges. */
export interface BadgesRequest {
  readonly group: BadgeGroup;
}

/** Product by slug; the first of the shop if the slug is empty. */
export interface NamedProductRequest {
  readonly product: string;
}

/** Side of a product in a colour; the default colour if it is empty. */
export interface MockupRequest extends NamedProductRequest {
  readonly colour: string;
  readonly side: MockupSide;
}

export interface ProductMockup {
  readonly picture: Pick<ProductImage, 'original' | 'altText'>;
  /** Path of the product page in that colour. */
  readonly href: string;
}

/** Parts of a price in minor units; their sum is the price. */
export interface PriceParts {
  readonly currency: CurrencyCode;
  readonly price: number;
  readonly baseCost: number;
  readonly printCost: number;
  readonly tax: number;
  readonly profit: number;
}

/** Data sources of blocks by name, with request and answer types. */
interface Sources {
  readonly products: {
    readonly request: ProductListRequest;
    readonly answer: readonly ProductCard[];
  };
  readonly places: {
    readonly request: PlaceTilesRequest;
    readonly answer: readonly PlaceTile[];
  };
  /** Profiles of the shop on social networks; no parameters. */
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
  /** Null if the product or its image is missing. */
  readonly mockup: {
    readonly request: MockupRequest;
    readonly answer: ProductMockup | null;
  };
  /** Null if the product is missing or its costs are unknown. */
  readonly priceParts: {
    readonly request: NamedProductRequest;
    readonly answer: PriceParts | null;
  };
  /** Figures from the shop's own host or another one. */
  readonly figures: {
    readonly request: FiguresRequest;
    readonly answer: readonly Figure[];
  };
}

export type SourceName = keyof Sources;
export type SourceRequest<Name extends SourceName> = Sources[Name]['request'];
export type SourceAnswer<Name extends SourceName> = Sources[Name]['answer'];

/** Data that a block requests besides its properties. */
export type SourceRequests = { readonly [Name in SourceName]?: SourceRequest<Name> };

/** Answers to the requests of a block. */
export type BlockData = { readonly [Name in SourceName]?: SourceAnswer<Name> };

/** Answer with the cache tags of its data (0054); null if changes are not announced. */
export interface Sourced<Name extends SourceName> {
  readonly answer: SourceAnswer<Name>;
  readonly tags: readonly string[] | null;
}

/** Source implementation of a feature. */
export interface BlockSource<Name extends SourceName> {
  /** Answers all requests of a page in order, with at most one database statement. */
  load(
    division: number,
    requests: readonly SourceRequest<Name>[],
  ): Promise<readonly Sourced<Name>[]>;
  /** Converts the prices of an answer to another currency. */
  inCurrency(currency: CurrencyCode, answer: SourceAnswer<Name>): SourceAnswer<Name>;
}

/** Implementations of all sources. */
export type SourcesByName = { readonly [Name in SourceName]: BlockSource<Name> };
