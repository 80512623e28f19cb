import { classesOf } from '../../lib/class-names.js';
import styles from '../kit/placed.module.css';
import { ActionLink } from '../kit/ActionLinks.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Button that fires a named action; empty without text or action (BLK-013). */
export function View({ block: { properties }, context: { frame } }: BlockViewProps<'action'>) {
  const { text, primary, icon, align, padding } = properties;
  const action = properties.action.trim().replace(/^@/, '');
  if (text === '' || action === '') return null;
  return (
    <div className={css('place', align)} style={ownStyle({ '--own-padding': padding })}>
      <ActionLink
        action={{ text, href: null, action, target: null, icon, primary }}
        size="standard"
        origin={frame.origin}
      />
    </div>
  );
}
