import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import type { ComponentType, ReactNode } from 'react';

/** Environment of a block. */
export interface BlockContext {
  readonly frame: Pick<ShopFrame, 'origin' | 'hasPolicies' | 'layout'>;
  /** Whether it is rendered for its editor instead of shoppers (EDT-004). */
  readonly isPreviewed: boolean;
  /** Path of the page. */
  readonly url: string;
  /** Result of a form that was submitted without script. */
  readonly subscription: Subscription | null;
  /** Id of the block with the page's `h1`, or null. */
  readonly headed: number | null;
  /** Id of the block with the largest image on the first screen. */
  readonly first: number | null;
}

export interface BlockViewProps<Name extends BlockName> {
  readonly block: RenderedBlockOf<Name>;
  readonly context: BlockContext;
  /** Fraction of the page's width on a large screen, above 0, at most 1. */
  readonly widthShare: number;
  /** Number of blocks in a row on the narrowest screens; 1 by default. */
  readonly perRow?: number;
  /** Items of the block, each in a cell. */
  readonly children?: ReactNode;
}

/**
 * Renders blocks of a type. Pure: the result depends only on the props, on the server and in the
 * browser.
 */
export type BlockView<Name extends BlockName> = ComponentType<BlockViewProps<Name>>;

/** Views of some types, at least those of the page. */
export type BlockViews = { readonly [Name in BlockName]?: BlockView<Name> };

/** Loaders of views by type. */
export type ViewLoaders = {
  readonly [Name in BlockName]?: () => Promise<{ readonly View: BlockView<Name> }>;
};
