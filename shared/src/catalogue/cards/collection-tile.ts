/** A collection on the way to its page, with a picture of its own or of what is in it. */
export interface CollectionTile {
  readonly name: string;
  readonly urlName: string;
  /** A path of this host's image service; null where there is none. */
  readonly image: string | null;
  /** How many products it holds. */
  readonly count: number;
}
