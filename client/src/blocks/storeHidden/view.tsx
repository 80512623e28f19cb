import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ActionLinks } from '../kit/ActionLinks.js';
import { Icon } from '../kit/Icon.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Notice that shoppers cannot see the store, with an action (BLK-036). */
export function View({ block: { properties }, context: { frame } }: BlockViewProps<'storeHidden'>) {
  const { text, actions, padding } = properties;
  return (
    <div className={css('hidden')} style={ownStyle({ '--own-padding': padding })} role="note">
      <p className={css('words')}>
        <Icon name="alert" />
        {text}
      </p>
      <ActionLinks actions={actions.slice(0, 1)} size="small" origin={frame.origin} />
    </div>
  );
}
