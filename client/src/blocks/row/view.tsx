import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** One length applies to both directions; of two, the first is the gap between lines. */
function gaps(spacing: string) {
  const [rowGap = spacing, columnGap = rowGap] = spacing.includes('(') ? [] : spacing.split(' ');
  return ownStyle({ '--own-row-gap': rowGap, '--own-column-gap': columnGap });
}

/** Whether the quarters form pairs, so that a phone shows two per line. */
function hasPairs(items: readonly RenderedBlock[]): boolean {
  const sizes = items.map(({ size }) => size).join();
  return sizes.includes('3,3') && !/\b3\b/.test(sizes.replaceAll('3,3', ''));
}

/** Blocks next to each other, stacked on narrow screens (BLK-031). */
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
