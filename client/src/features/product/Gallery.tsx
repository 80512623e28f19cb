import type { ProductImage } from '@selvedge/shared/catalogue/contract';

import styles from './Gallery.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/Picture.js';

const css = classesOf(styles);
const sizes = '(width >= 1100px) 780px, (width >= 768px) 50vw, 100vw';

interface GalleryProps {
  readonly name: string;
  readonly images: readonly ProductImage[];
}

/** The pictures of the chosen colour; focusable, because on a small screen it scrolls. */
export function Gallery({ name, images }: GalleryProps) {
  return (
    <section
      className={css('gallery', images.length > 1 && 'several')}
      aria-label={`Pictures of ${name}`}
      tabIndex={0}
    >
      {images.map((image, index) => (
        <div key={image.id} className={css('slide')}>
          <Picture image={image} sizes={sizes} eager={index === 0} />
        </div>
      ))}
    </section>
  );
}
