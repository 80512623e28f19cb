import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Vertical space (BLK-035). */
export function View({ block: { properties } }: BlockViewProps<'spacer'>) {
  const { height, padding } = properties;
  return (
    <div
      className={css('spacer')}
      style={ownStyle({ '--own-height': height, '--own-padding': padding })}
      aria-hidden
    />
  );
}
