import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { creatorLink } from '@selvedge/shared/links/links';

import { reviewsLabel } from './Community.js';
import styles from './ProductPage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { Picture } from '../../../ui/shop/common/Picture.js';
import { Stars } from '../../../ui/shop/Stars.js';

const css = classesOf(styles);

type BylineProps = Pick<ScreenOf<'product'>, 'creator' | 'reviews'>;

function CreatorLine({ creator }: { readonly creator: NonNullable<BylineProps['creator']> }) {
  const { name, urlName, avatar } = creator;
  return (
    <a className={css('creator')} href={creatorLink(urlName)}>
      {avatar !== null && (
        <span className={css('avatar')}>
          <Picture image={{ original: avatar, altText: '' }} sizes="32px" />
        </span>
      )}
      Designed by <bdi>{name}</bdi>
    </a>
  );
}

/** Creator and rating (CAT-027, CAT-031). */
export function Byline({ creator, reviews: { average, count } }: BylineProps) {
  if (creator === null && average === null) return null;
  return (
    <div className={css('line')}>
      {creator !== null && <CreatorLine creator={creator} />}
      {average !== null && (
        <a className={css('rating')} href="#reviews">
          <Stars rating={average} />
          {reviewsLabel(count)}
        </a>
      )}
    </div>
  );
}
