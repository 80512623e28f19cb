import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import type { ComponentType, ReactNode } from 'react';

/** What stands around a block. */
export interface BlockContext {
  readonly frame: Pick<ShopFrame, 'origin' | 'hasPolicies'>;
  /** EDT-004: whether it is shown to those who make it, rather than to shoppers. */
  readonly isPreviewed: boolean;
  /** The path of the page. */
  readonly url: string;
  /** What became of a block's form that was sent without script. */
  readonly subscription: Subscription | null;
  /** The id of the block with the page's one `h1`; null where none has it. */
  readonly headed: number | null;
  /** The id of the block whose picture is the largest of the first screenful. */
  readonly first: number | null;
}

export interface BlockViewProps<Name extends BlockName> {
  readonly block: RenderedBlockOf<Name>;
  readonly context: BlockContext;
  /** Which part of the page's width it has on a large screen, above 0, at most 1. */
  readonly widthShare: number;
  /** How many stand beside each other on the narrowest screens; one where left out. */
  readonly perRow?: number;
  /** Its items, each in its cell. */
  readonly children?: ReactNode;
}

/** Shows blocks of a type: pure, on the server as in the browser, out of what it is given alone. */
export type BlockView<Name extends BlockName> = ComponentType<BlockViewProps<Name>>;

/** The views of some types, those of a page at least. */
export type BlockViews = { readonly [Name in BlockName]?: BlockView<Name> };

/** What loads the views of some types. */
export type ViewLoaders = {
  readonly [Name in BlockName]?: () => Promise<{ readonly View: BlockView<Name> }>;
};
