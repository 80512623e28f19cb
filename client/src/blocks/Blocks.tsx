import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import type { ComponentType } from 'react';

import styles from './blocks.module.css';
import { ownStyle } from './kit/own-style.js';
import type { BlockSurroundings, BlockViewProps, BlockViews } from './view.js';
import { classesOf } from '../lib/class-names.js';

const css = classesOf(styles);
/** BLK-001. */
const allColumns = 12;

interface BlocksProps {
  readonly blocks: readonly RenderedBlock[];
  readonly views: BlockViews;
  readonly around: BlockSurroundings;
  /** Which part of the page's width they share on a large screen. */
  readonly share?: number;
}

/** How much of the page's width a block has by its size. */
function shareOf({ size }: RenderedBlock, share: number): number {
  return (share * size) / allColumns;
}

/** BLK-001, BLK-002: blocks, each in a cell as many of twelve columns wide as its size says. */
export function Blocks({ blocks, share = 1, ...rest }: BlocksProps) {
  return blocks.map((block) => (
    <Cell key={block.id} block={block} share={shareOf(block, share)} {...rest} />
  ));
}

interface CellProps extends Omit<BlocksProps, 'blocks'> {
  readonly block: RenderedBlock;
  readonly share: number;
  readonly perRow?: number;
}

/** BLK-060: nothing for a type without a view. The cell is what its container queries ask. */
function Cell({ block, views, around, share, perRow = 1 }: CellProps) {
  // The view was looked up by the type of this very block, so that its props are its own.
  const View = views[block.type] as ComponentType<BlockViewProps<typeof block.type>> | undefined;
  if (View === undefined) return null;
  return (
    <div
      className={css('cell', block.smallOnly === true && 'small')}
      id={`b-${block.id}`}
      style={ownStyle({ '--own-size': block.size })}
    >
      <View block={block} around={around} share={share} perRow={perRow}>
        {block.items.map((item) => (
          <Cell
            key={item.id}
            block={item}
            views={views}
            around={around}
            share={shareOf(item, share)}
          />
        ))}
      </View>
    </div>
  );
}
