import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { memo, type ComponentType } from 'react';

import styles from './blocks.module.css';
import { ownStyle } from './kit/own-style.js';
import type { BlockContext, BlockViewProps, BlockViews } from './view.js';
import { classesOf } from '../lib/class-names.js';

const css = classesOf(styles);
/** BLK-001. */
const allColumns = 12;

interface BlocksProps {
  readonly blocks: readonly RenderedBlock[];
  readonly views: BlockViews;
  readonly context: BlockContext;
  /** Which part of the page's width they share on a large screen. */
  readonly widthShare?: number;
}

/** A view may give its cells other measures (`narrowed` of the kit), so that they are its own children. */
function cellsOf({ blocks, widthShare = 1, ...rest }: BlocksProps) {
  return blocks.map((block) => (
    <Cell
      key={block.id}
      block={block}
      widthShare={(widthShare * block.size) / allColumns}
      {...rest}
    />
  ));
}

/** BLK-001, BLK-002: blocks, each in a cell as many of twelve columns wide as its size says. */
export const Blocks = cellsOf;

interface CellProps extends Omit<BlocksProps, 'blocks'> {
  readonly block: RenderedBlock;
  readonly widthShare: number;
  readonly perRow?: number;
}

interface Focused {
  readonly focalPoint?: string | null;
}

/**
 * BLK-060: nothing for a type without a view. The cell is what its container queries ask. While a page is
 * edited, one block of hundreds changes with each letter: only that one is drawn again.
 */
const Cell = memo(function Cell({ block, views, context, widthShare, perRow = 1 }: CellProps) {
  // The view was looked up by the type of this very block, so that its props are its own.
  const View = views[block.type] as ComponentType<BlockViewProps<typeof block.type>> | undefined;
  if (View === undefined) return null;
  return (
    <div
      className={css('cell', block.smallOnly === true && 'small')}
      id={`b-${block.id}`}
      style={ownStyle({
        '--own-size': block.size,
        // The types of most blocks have none.
        '--own-focus': (block.properties as Focused).focalPoint,
      })}
    >
      <View block={block} context={context} widthShare={widthShare} perRow={perRow}>
        {cellsOf({ blocks: block.items, views, context, widthShare })}
      </View>
    </div>
  );
});
