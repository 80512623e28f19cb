import type { BlockData } from './sources.js';

/** How a block stands among the lines of its page; a section of its own where it says nothing. */
export type BlockFlow =
  /** Words that one reads on in, and that lead to the section below. */
  | 'prose'
  /** What one reads on past. */
  | 'inline'
  /** The space between two others. */
  | 'gap';

/** What a block tells search engines: a question that its items answer, or the html of an answer. */
export interface StructuredData {
  readonly question?: string;
  readonly answer?: string;
}

/** Given an address on the very block, or signed in. */
export type Gate = 'email' | 'login';

/** What others need to know of a block type, so that they need not know which it is. */
export interface BlockTraits<Values> {
  readonly flow?: BlockFlow;
  /** Whether it fills a band of the screen's width up to the edges of the band. */
  readonly bleed?: boolean;
  /** In KB, where its view takes more than others. */
  readonly viewBudget?: number;
  /** Whether it has the main heading of its page. */
  mainHeading?(values: Values): boolean;
  /** Whether a heading is the first that it has. */
  leadHeading?(values: Values): boolean;
  /** Whether it shows a picture that is fetched at once where it is on the first screenful. */
  firstPicture?(values: Values, block: BlockData & { readonly size: number }): boolean;
  /** The origins of other hosts that it shows pages of in frames. */
  frameOrigins?(values: Values): readonly string[];
  /** Markup of an owner's own, that runs on a page of its own within a frame. */
  framedMarkup?(values: Values): string;
  /** What a visitor has to have done before they are shown its items, on a page that is theirs alone. */
  gate?(values: Values): Gate;
  /** SEO-004. */
  structuredData?(values: Values): StructuredData;
}
