import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { memo, type ComponentType } from 'react';

import styles from './blocks.module.css';
import { ownStyle } from './kit/own-style.js';
import type { BlockContext, BlockViewProps, BlockViews } from '../lib/block-view.js';
import { classesOf } from '../lib/class-names.js';

const css = classesOf(styles);
/** Columns of the grid (BLK-001). */
const allColumns = 12;

interface BlocksProps {
  readonly blocks: readonly RenderedBlock[];
  readonly views: BlockViews;
  readonly context: BlockContext;
  /** Fraction of the page width that the blocks share on a large screen. */
  readonly widthShare?: number;
}

/**
 * A view may change its cells' measures with `narrowed` of the kit, so the cells are its direct
 * children.
 */
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

/** Blocks in a twelve-column grid, each in a cell of its size (BLK-001, BLK-002). */
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
 * Cell of a block; empty for types without a view (BLK-060). It is the container of container
 * queries. Memoised, because in the editor each keystroke changes only one of hundreds of blocks.
 */
const Cell = memo(function Cell({ block, views, context, widthShare, perRow = 1 }: CellProps) {
  // The view was looked up by this block's type, so the props match.
  const View = views[block.type] as ComponentType<BlockViewProps<typeof block.type>> | undefined;
  if (View === undefined) return null;
  return (
    <div
      className={css('cell', block.smallOnly === true && 'small')}
      id={`b-${block.id}`}
      style={ownStyle({
        '--own-size': block.size,
        // Most types have no focal point.
        '--own-focus': (block.properties as Focused).focalPoint,
      })}
    >
      <View block={block} context={context} widthShare={widthShare} perRow={perRow}>
        {cellsOf({ blocks: block.items, views, context, widthShare })}
      </View>
    </div>
  );
});
