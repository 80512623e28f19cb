import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { SafeLink } from '../../ui/shop/common/SafeLink.js';
import { Icon } from '../kit/Icon.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/**
 * Icon with its label as a tooltip and for screen readers; empty without an icon (BLK-014,
 * LAY-049).
 */
export function View({ block: { properties }, context: { frame } }: BlockViewProps<'appIcon'>) {
  const { icon, label, href, size, color, align, padding } = properties;
  if (icon === null) return null;
  const name = label === '' ? (href ?? '') : label;
  const named = (
    <>
      <Icon name={icon} />
      {name !== '' && <span className={layout('hidden')}>{name}</span>}
    </>
  );
  const style = ownStyle({
    '--own-icon-size': size,
    '--own-icon-color': color,
    '--own-padding': padding,
  });
  return (
    <div className={css('place', align)} style={style}>
      <span className={css('icon', label !== '' && 'named')} data-tip={label || undefined}>
        {href === null ? (
          named
        ) : (
          <SafeLink to={href} origin={frame.origin} className={css('link')}>
            {named}
          </SafeLink>
        )}
      </span>
    </div>
  );
}
