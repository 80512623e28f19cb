import type { BlockData } from './sources.js';

/** How a block relates to neighbouring lines; a separate section by default. */
export type BlockFlow =
  /** Running text that may introduce the section below. */
  | 'prose'
  /** Part of the text flow, such as a button. */
  | 'inline'
  /** Space between two blocks. */
  | 'gap';

/**
 * Structured data for search engines: a question answered by the items, or the html of an answer.
 */
export interface StructuredData {
  readonly question?: string;
  readonly answer?: string;
}

/** How a visitor unlocks gated blocks: with an e-mail address in the block, or by signing in. */
export type Gate = 'email' | 'login';

/** Facts about a block type that generic code needs. */
export interface BlockTraits<Values> {
  readonly flow?: BlockFlow;
  /** Whether it fills a full-width band up to its edges. */
  readonly bleed?: boolean;
  /** Size limit of its view in KB, if it exceeds the default. */
  readonly viewBudget?: number;
  /** Whether it contains the main heading of the page. */
  mainHeading?(values: Values): boolean;
  /** Whether its content starts with a heading. */
  leadHeading?(values: Values): boolean;
  /** Whether it shows an image that is loaded eagerly on the first screen. */
  firstPicture?(values: Values, block: BlockData & { readonly size: number }): boolean;
  /** Origins of other hosts that it embeds in frames. */
  frameOrigins?(values: Values): readonly string[];
  /** Custom markup that runs in an isolated frame. */
  framedMarkup?(values: Values): string;
  /** Condition for showing the items. Such a page is rendered per visitor. */
  gate?(values: Values): Gate;
  structuredData?(values: Values): StructuredData;
}
