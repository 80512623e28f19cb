import type { BlockAction } from '@selvedge/shared/blocks/model/properties/actions';

import styles from './action-links.module.css';
import { Icon } from './Icon.js';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { SafeLink } from '../../ui/shop/common/SafeLink.js';

const css = classesOf(styles);

/** BLK-071. */
export type ActionSize = 'small' | 'standard' | 'large';

interface ActionLinkProps {
  readonly action: BlockAction;
  readonly size: ActionSize;
  readonly origin: string;
  /** BLK-081. */
  readonly iconPosition?: 'left' | 'right';
}

/** Link that looks like a button, or a button that fires a named action of the page (BLK-068). */
export function ActionLink(props: ActionLinkProps) {
  const { action, size, origin, iconPosition = 'right' } = props;
  const { text, href, action: name, target, icon, primary } = action;
  return (
    <SafeLink
      to={href ?? `@${name ?? ''}`}
      origin={origin}
      newTab={target === '_blank'}
      className={`${buttonClass(primary ? 'primary' : 'secondary')} ${css(size)}`}
    >
      {icon !== null && iconPosition === 'left' && <Icon name={icon} />}
      <span className={css('words')} dir="auto">
        {text}
      </span>
      {icon !== null && iconPosition === 'right' && <Icon name={icon} />}
    </SafeLink>
  );
}

interface ActionLinksProps {
  readonly actions: readonly BlockAction[];
  readonly size: ActionSize;
  readonly origin: string;
}

/** Actions of a block in a wrapping row. */
export function ActionLinks({ actions, size, origin }: ActionLinksProps) {
  if (actions.length === 0) return null;
  return (
    <div className={css('actions')}>
      {actions.map((action, index) => (
        <ActionLink key={index} action={action} size={size} origin={origin} />
      ))}
    </div>
  );
}
