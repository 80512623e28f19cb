import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Icon } from '../kit/Icon.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Row of small labelled pills; empty without any (BLK-055). */
export function View({ block: { properties } }: BlockViewProps<'taglets'>) {
  const { taglets, align, padding } = properties;
  if (taglets.length === 0) return null;
  return (
    <ul className={css('taglets', align)} style={ownStyle({ '--own-padding': padding })}>
      {taglets.map(({ icon, text }, index) => (
        <li key={index} className={css('pill')}>
          {icon !== null && <Icon name={icon} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
