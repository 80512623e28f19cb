import type { Json } from './json.js';

/** A block in its current state. */
export interface PageBlock {
  /** A UUID. */
  readonly id: string;
  readonly type: string;
  /** Width in columns of twelve. */
  readonly size: number;
  /** Whether shoppers see it once the page is published. */
  readonly published: boolean;
  /** Properties that differ from their defaults; rich texts as html. */
  readonly properties: Readonly<Record<string, Json>>;
  readonly items: readonly PageBlock[];
}

/** A block to insert. Rich texts are given as html. */
export interface NewPageBlock {
  readonly type: string;
  /** Width in columns, 3 to 12; defaults to 12. */
  readonly size?: number;
  readonly published?: boolean;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: readonly NewPageBlock[];
}

/**
 * Position before the `index`th block in `parent`, or on the page; defaults to the end of the page.
 */
export interface PagePlace {
  readonly parent?: string | null;
  readonly index?: number;
}

/** A property in the definition of a block type. */
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
  /** Whether it can contain other blocks. */
  readonly hasItems: boolean;
  readonly properties: readonly BlockProperty[];
}

/** The live page. A refused change throws ConnectError and leaves the page unchanged. */
export interface Page {
  /** All available block types. */
  readonly types: readonly BlockType[];
  /** Returns the blocks in page order, without removed ones. */
  tree(): readonly PageBlock[];
  /** Returns the properties of the page itself: title, description, … */
  properties(): Readonly<Record<string, Json>>;
  /** Returns the block; undefined if it does not exist. */
  get(id: string): PageBlock | undefined;
  /** Returns the id of the new block. */
  insert(block: NewPageBlock, at?: PagePlace): string;
  move(id: string, to: PagePlace): void;
  /** Sets the width, 3 to 12 columns. */
  resize(id: string, size: number): void;
  /**
   * Sets a property of a block, or of the page itself (`null`); undefined restores the default.
   * Rich text is given as html, `published` as a boolean.
   */
  set(id: string | null, name: string, value: Json | undefined): void;
  /**
   * Changes the type of a block in place and returns its new id. Properties that both types share
   * and the contained blocks are kept. Not available in module `v1`.
   */
  setTemplate(id: string, type: string): string;
  /** Removes a block with everything inside it; `restore` brings it back. */
  remove(id: string): void;
  restore(id: string): void;
  /** Groups all changes made in the callback into one change and one undo step. */
  transact(change: () => void): void;
}
