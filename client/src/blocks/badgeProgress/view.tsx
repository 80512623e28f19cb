import { useId } from 'react';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Icon } from '../kit/Icon.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Earned badges of a group, and how many there are (BLK-016). */
export function View({ block: { properties, badges } }: BlockViewProps<'badgeProgress'>) {
  const { title } = properties;
  const id = useId();
  const earned = badges.filter(({ isEarned }) => isEarned).length;
  return (
    <section {...surface(properties, css('progress'))} aria-label={title || 'Badges'}>
      <div className={css('head')}>
        {title !== '' && <h2 dir="auto">{title}</h2>}
        <p id={id} className={css('count')}>
          {earned} of {badges.length}
        </p>
      </div>
      <progress className={css('bar')} value={earned} max={badges.length} aria-labelledby={id} />
      <ul className={css('badges')}>
        {badges.map((badge) => (
          <li key={badge.code} className={css('badge', !badge.isEarned && 'locked')}>
            <span className={css('medal')}>
              <Icon name="star" />
            </span>
            {badge.title}
            <span className={layout('hidden')}>
              {badge.isEarned ? ', earned' : ', not earned yet'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
