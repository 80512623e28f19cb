import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Labelled pill; empty without text (BLK-056). */
export function View({ block: { properties } }: BlockViewProps<'tag'>) {
  const { text, color, textColor, align, padding } = properties;
  if (text === '') return null;
  const style = ownStyle({
    '--own-padding': padding,
    '--own-pill': color,
    '--own-words': textColor,
  });
  return (
    <p className={css('place', align)} style={style}>
      <span className={css('tag')} dir="auto">
        {text}
      </span>
    </p>
  );
}
