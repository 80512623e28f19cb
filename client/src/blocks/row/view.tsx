import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../view.js';

const css = classesOf(styles);

/** One length is for both directions; of two the first is between lines. */
function gaps(spacing: string) {
  const [rowGap = spacing, columnGap = rowGap] = spacing.includes('(') ? [] : spacing.split(' ');
  return ownStyle({ '--own-row-gap': rowGap, '--own-column-gap': columnGap });
}

/** Whether its quarters stand in pairs, so that a telephone has two of them beside each other. */
function hasPairs(items: readonly RenderedBlock[]): boolean {
  const sizes = items.map(({ size }) => size).join();
  return sizes.includes('3,3') && !/\b3\b/.test(sizes.replaceAll('3,3', ''));
}

/** BLK-031: blocks beside each other, below each other where there is no room. */
export function View({ block: { items, properties }, children }: BlockViewProps<'row'>) {
  const { spacing, verticalAlignment } = properties;
  return (
    <div {...surface(properties)}>
      <div
        className={css('row', verticalAlignment, hasPairs(items) && 'paired')}
        style={gaps(spacing)}
      >
        {children}
      </div>
    </div>
  );
}
