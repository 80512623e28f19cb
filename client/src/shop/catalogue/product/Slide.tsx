import type { ProductImage } from '@selvedge/shared/catalogue/contract';
import { slideSizes } from '@selvedge/shared/catalogue/cards/gallery-sizes';
import { sizedLink } from '@selvedge/shared/images/sized-link';
import { imageWidths } from '@selvedge/shared/images/srcset';
import { ZoomIn } from 'lucide-react';

import styles from './Gallery.module.css';
import { useZoom } from './useZoom.js';
import { classesOf } from '../../../lib/class-names.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { Picture } from '../../../ui/shop/common/Picture.js';

const css = classesOf(styles);
/** An image zoomed to 2× is loaded at twice its width. */
const zoomedSizes = '(width >= 1200px) 1560px, (width >= 768px) 100vw, 200vw';

function largest({ original }: ProductImage): string {
  const width = imageWidths(original).at(-1);
  return width === undefined ? original : sizedLink(original, width);
}

/** Large image with zoom; without script it links to the full size (IMG-013, IMG-014). */
export function Slide({ image, eager }: { readonly image: ProductImage; readonly eager: boolean }) {
  const { zoom, ref, handlers } = useZoom();
  const active = zoom !== null;
  const place = active
    ? { transform: `scale(${zoom.scale})`, transformOrigin: `${zoom.x}% ${zoom.y}%` }
    : undefined;
  return (
    <a
      className={css('zoom', active && 'active')}
      href={largest(image)}
      ref={ref}
      aria-label={`Enlarge: ${image.altText}`}
      {...handlers}
    >
      <span className={css('picture')} style={place}>
        <Picture image={image} sizes={active ? zoomedSizes : slideSizes} eager={eager} />
      </span>
      <span className={css('hint')} aria-hidden>
        <ZoomIn size={20} />
      </span>
      <span className={layout('hidden')} aria-live="polite">
        {active && 'Enlarged. Use the arrow keys to move, Escape to close.'}
      </span>
    </a>
  );
}
