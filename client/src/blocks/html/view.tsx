import { useFrameHeight } from './useFrameHeight.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);
/** Scripts and links in new tabs are permitted; forms and access to the parent window are not. */
const allowed = 'allow-popups allow-popups-to-escape-sandbox allow-scripts';

/**
 * Owner's markup in a sandboxed document with an opaque origin, loaded lazily (BLK-059). In the
 * editor it loads at once without scripts. Empty without markup.
 */
export function View({ block: { id, properties }, context }: BlockViewProps<'html'>) {
  const { markup, title, height, padding } = properties;
  const { frame, measured, ink } = useFrameHeight();
  if (markup.trim() === '') return null;
  const shared = {
    ...{ ref: frame, className: css('frame'), title: title || 'More about this shop' },
    height: measured ?? height,
  };
  const address = `/embed/${id}/?page=${encodeURIComponent(context.url)}`;
  return (
    <div className={css('place')} style={ownStyle({ '--own-padding': padding })}>
      {context.isPreviewed ? (
        <iframe
          key="preview"
          {...shared}
          sandbox=""
          srcDoc={`<body style="margin:0;color:${ink}">${markup}`}
        />
      ) : (
        <iframe key="native" {...shared} sandbox={allowed} src={address} loading="lazy" />
      )}
    </div>
  );
}
