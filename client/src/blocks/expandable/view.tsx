import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../view.js';

const css = classesOf(styles);

/**
 * BLK-039, BLK-096: its items, folded under its title. The browser opens it, without script too, and
 * finds words in it while it is closed; another page begins with it as its owner left it.
 */
export function View({ block: { properties }, children }: BlockViewProps<'expandable'>) {
  const { title, startOpen } = properties;
  const items = <div className={css('items')}>{children}</div>;
  if (title === '') return <div {...surface(properties)}>{items}</div>;
  return (
    <details {...surface(properties, css('expandable'))} open={startOpen}>
      <summary className={css('title')}>{title}</summary>
      {items}
    </details>
  );
}
