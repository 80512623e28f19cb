import { sizedLink } from '@selvedge/shared/images/sized-link';

import styles from './Thumbnail.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** A small picture of fixed ratio; the words beside it say what it shows. */
export function Thumbnail({ image }: { readonly image: string }) {
  return (
    <div className={css('thumbnail')}>
      <img src={sizedLink(image, 160)} alt="" width={64} height={80} loading="lazy" />
    </div>
  );
}
