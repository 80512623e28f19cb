import { sizedLink } from '@selvedge/shared/images/sized-link';

import styles from './Thumbnail.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Small decorative image of fixed ratio; the text next to it describes it. */
export function Thumbnail({ image }: { readonly image: string }) {
  return (
    <div className={css('thumbnail')}>
      <img src={sizedLink(image, 160)} alt="" width={64} height={80} loading="lazy" />
    </div>
  );
}
