import { lazy, Suspense } from 'react';

import { PlainNotice } from './PlainNotice.js';
import { useFrameCart } from './useFrameCart.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);
/** Sandbox of another host's page: no access to the parent window. */
const allowed = 'allow-forms allow-popups allow-same-origin allow-scripts';

// The item is already in the basket, so a notice that fails to load must not break the page.
const CartNotice = lazy(() =>
  import('./CartNotice.js').then(
    ({ CartNotice: Notice }) => ({ default: Notice }),
    () => ({ default: PlainNotice }),
  ),
);

/** Embedded page, loaded lazily; empty without an address (BLK-025). */
export function View({ block: { properties }, context }: BlockViewProps<'iframe'>) {
  const { src, title, height, padding } = properties;
  const { news, close } = useFrameCart(src, !context.isPreviewed);
  if (src === null) return null;
  return (
    <div className={css('place')} style={ownStyle({ '--own-padding': padding })}>
      <iframe
        className={css('frame')}
        src={src}
        title={title || 'Another page'}
        height={height}
        loading="lazy"
        {...(src.startsWith('/') && !src.startsWith('//') ? {} : { sandbox: allowed })}
      />
      {news && (
        <Suspense>
          <CartNotice news={news} closeLink={context.url} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
