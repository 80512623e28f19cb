import { mockupWidthOf } from '@selvedge/shared/images/mockups';

import styles from './CollectionPage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { Breadcrumbs } from '../../../ui/shop/Breadcrumbs.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { ListingGrid } from '../../../ui/shop/ListingGrid.js';
import { Picture } from '../../../ui/shop/common/Picture.js';

const css = classesOf(styles);
const wideSizes = '(width >= 768px) 50vw, 100vw';
/** `sizes` of a product image, whose hood and hem a wide banner would crop. */
const portraitSizes = '(width >= 768px) 320px, 140px';
const home = { text: 'Home', href: '/' };

/** Collection with its banner (CAT-026). */
export function CollectionPage({ screen: { collection, listing } }: ScreenProps<'collection'>) {
  const { name, description, banner } = collection;
  return (
    <>
      <header
        className={css(
          'banner',
          banner !== null && (mockupWidthOf(banner) === undefined ? 'wide' : 'portrait'),
        )}
      >
        <div className={`${layout('container')} ${css('inside')}`}>
          <div className={css('words')}>
            <Breadcrumbs trail={[home]} here={name} />
            <h1 dir="auto">{name}</h1>
            {description !== '' && (
              <p className={css('copy')} dir="auto">
                {description}
              </p>
            )}
          </div>
          {banner !== null && (
            <div className={css('picture')}>
              <Picture
                image={{ original: banner, altText: '' }}
                sizes={mockupWidthOf(banner) === undefined ? wideSizes : portraitSizes}
                eager
              />
            </div>
          )}
        </div>
      </header>
      <div className={`${layout('container')} ${css('products')}`}>
        <ListingGrid listing={listing} />
      </div>
    </>
  );
}
