import type { ProductImage } from '@selvedge/shared/catalogue/contract';
import { slideSizes } from '@selvedge/shared/catalogue/cards/gallery-sizes';
import { sizedLink } from '@selvedge/shared/images/sized-link';
import { imageWidths } from '@selvedge/shared/images/srcset';
import { ZoomIn } from 'lucide-react';
import type { MouseEvent } from 'react';

import styles from './Gallery.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { Picture } from '../../../ui/shop/common/Picture.js';

const css = classesOf(styles);

function largest({ original }: ProductImage): string {
  const width = imageWidths(original).at(-1);
  return width === undefined ? original : sizedLink(original, width);
}

interface SlideProps {
  readonly image: ProductImage;
  readonly eager: boolean;
  readonly onEnlarge: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Large image that opens the viewer; without script it links to the full size (IMG-013). */
export function Slide({ image, eager, onEnlarge }: SlideProps) {
  return (
    <a
      className={css('zoom')}
      href={largest(image)}
      aria-label={`Enlarge: ${image.altText}`}
      onClick={onEnlarge}
    >
      <Picture image={image} sizes={slideSizes} eager={eager} className={css('picture')} />
      <span className={css('hint')} aria-hidden>
        <ZoomIn size={20} />
      </span>
    </a>
  );
}
