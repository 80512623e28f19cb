import type { Json } from './json.js';

/** A block as it is now. */
export interface PageBlock {
  /** A UUID. */
  readonly id: string;
  readonly type: string;
  /** In columns of twelve. */
  readonly size: number;
  /** Whether shoppers see it once the page is published. */
  readonly published: boolean;
  /** Those that are not left to their defaults; rich texts as html. */
  readonly properties: Readonly<Record<string, Json>>;
  readonly items: readonly PageBlock[];
}

/** A block to be made. Rich texts are given as html. */
export interface NewPageBlock {
  readonly type: string;
  /** 3 to 12; 12 where it is left out. */
  readonly size?: number;
  readonly published?: boolean;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: readonly NewPageBlock[];
}

/** Before the `index`th of the blocks within `parent`, or of the page; both left out: at its end. */
export interface PagePlace {
  readonly parent?: string | null;
  readonly index?: number;
}

/** A property as a block type defines it. */
export interface BlockProperty {
  readonly name: string;
  readonly label: string;
  /** `text`, `richText`, `colour`, `length`, `number`, `boolean`, `choice`, `image`, `link`, … */
  readonly kind: string;
  readonly group: string;
  readonly default: Json;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export interface BlockType {
  readonly name: string;
  readonly title: string;
  /** Whether other blocks can stand in it. */
  readonly hasItems: boolean;
  readonly properties: readonly BlockProperty[];
}

/** The live page. What the page does not take throws ConnectError, and changes nothing. */
export interface Page {
  /** Every type that a block can have. */
  readonly types: readonly BlockType[];
  /** What is on the page, in order, without what was removed. */
  tree(): readonly PageBlock[];
  /** Of the page itself: title, description, … */
  properties(): Readonly<Record<string, Json>>;
  /** Undefined for a block that there is not. */
  get(id: string): PageBlock | undefined;
  /** Answers the new block's id. */
  insert(block: NewPageBlock, at?: PagePlace): string;
  move(id: string, to: PagePlace): void;
  /** 3 to 12 columns. */
  resize(id: string, size: number): void;
  /**
   * Sets a property of a block, or of the page itself (`null`); undefined leaves it to its default. A rich
   * text is given as html, `published` as true or false.
   */
  set(id: string | null, name: string, value: Json | undefined): void;
  /**
   * Makes it a block of another type, in its place; answers the id that it has then. What both can say it
   * goes on saying, and what stands in it goes along. Not for a session of the module `v1`.
   */
  setTemplate(id: string, type: string): string;
  /** Hides a block with all that stands in it; `restore` brings it back. */
  remove(id: string): void;
  restore(id: string): void;
  /** All that is done in it is one change, and one step of undo. */
  transact(change: () => void): void;
}
