import { useFrameHeight } from './useFrameHeight.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../view.js';

const css = classesOf(styles);
/** Its scripts run, and its links open beside the shop: an origin of its own, without forms or the window around it. */
const allowed = 'allow-popups allow-popups-to-escape-sandbox allow-scripts';

/**
 * BLK-059: an owner's own markup, on a page of an origin of its own that is loaded when it comes near;
 * where the page is edited, at once and without its scripts. Nothing without any.
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
