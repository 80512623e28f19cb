/** A collection, or somebody who draws, on the way to their page, with a picture of their own or of a product. */
export interface PlaceTile {
  readonly name: string;
  readonly href: string;
  /** A path of this host's image service; null where there is none. */
  readonly image: string | null;
  /** How many products it holds. */
  readonly count: number;
}
