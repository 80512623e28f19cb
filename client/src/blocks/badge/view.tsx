import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Icon } from '../kit/Icon.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Badge with its title or code, and whether it was earned; empty without a name (BLK-015). */
export function View({ block: { properties } }: BlockViewProps<'badge'>) {
  const { code, title, unlocked, align } = properties;
  const name = title || code;
  if (name === '') return null;
  return (
    <p {...surface(properties, css('place', align))}>
      <span className={css('badge', !unlocked && 'locked')} data-badge={code}>
        <span className={css('medal')}>
          <Icon name="star" />
        </span>
        {name}
        <span className={layout('hidden')}>{unlocked ? ', earned' : ', not earned yet'}</span>
      </span>
    </p>
  );
}
