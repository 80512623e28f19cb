import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/**
 * Placeholder visible in the editor only (BLK-012). Also replaces blocks of unknown types and keeps
 * their items.
 */
export function View({ block, context, children }: BlockViewProps<'placeholder'>) {
  if (!context.isPreviewed) return null;
  const { properties, unknownType, items } = block;
  if (unknownType === undefined) {
    return (
      <p className={css('place')} style={ownStyle({ '--own-padding': properties.padding })}>
        Content coming soon
      </p>
    );
  }
  return (
    <div className={css('place')}>
      <p className={css('name')}>{unknownType === '' ? 'Block type missing' : unknownType}</p>
      <p>
        This block type is not available in this shop. Shoppers do not see it; its content is kept.
      </p>
      {items.length > 0 && <div className={css('items')}>{children}</div>}
    </div>
  );
}
