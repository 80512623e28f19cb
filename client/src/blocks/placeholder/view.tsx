import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../view.js';

const css = classesOf(styles);

/**
 * BLK-012: a place for what is still to come, to those who make the page; nothing to shoppers. It also stands
 * for a block of a type that the shop does not know, with the blocks in that.
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
      <p className={css('name')}>{unknownType === '' ? 'Block without a type' : unknownType}</p>
      <p>
        This block type is not available in this shop. Shoppers do not see it; its content is kept.
      </p>
      {items.length > 0 && <div className={css('items')}>{children}</div>}
    </div>
  );
}
