import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../view.js';

const css = classesOf(styles);

/** BLK-012: a place for what is still to come, to those who make the page; nothing to shoppers. */
export function View({ block: { properties }, context }: BlockViewProps<'placeholder'>) {
  if (!context.isPreviewed) return null;
  return (
    <p className={css('place')} style={ownStyle({ '--own-padding': properties.padding })}>
      Something is still to come here
    </p>
  );
}
