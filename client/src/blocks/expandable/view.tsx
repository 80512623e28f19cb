import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/**
 * Items folded under a title (BLK-039, BLK-096). The native element works without script, and the
 * browser's search finds text inside while it is closed.
 */
export function View({ block: { properties }, children }: BlockViewProps<'expandable'>) {
  const { title, startOpen } = properties;
  const items = <div className={css('items')}>{children}</div>;
  if (title === '') return <div {...surface(properties)}>{items}</div>;
  return (
    <details {...surface(properties, css('expandable'))} open={startOpen}>
      <summary className={css('title')} dir="auto">
        {title}
      </summary>
      {items}
    </details>
  );
}
