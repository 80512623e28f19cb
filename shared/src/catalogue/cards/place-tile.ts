/** Link tile of a collection or creator, with its own image or that of a product. */
export interface PlaceTile {
  readonly name: string;
  readonly href: string;
  /** Path on this host's image service; null if there is no image. */
  readonly image: string | null;
  /** Number of its products. */
  readonly count: number;
}
