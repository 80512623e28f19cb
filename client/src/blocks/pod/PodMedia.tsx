import type { PodProperties } from '@selvedge/shared/blocks/pod/definition';
import { sizedLink } from '@selvedge/shared/images/sized-link';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/common/Picture.js';

const css = classesOf(styles);
/** Total image width of all pods in a row on the narrowest screens, in pixels (BLK-083). */
const widthOfAll = 1110;

interface PodMediaProps {
  readonly properties: PodProperties;
  readonly eager: boolean;
  /** Number of pods in a row on the narrowest screens. */
  readonly perRow: number;
}

/** Requests the image in exactly one width (BLK-083); other hosts do not resize. */
function widthSet(image: string, width: number): string | null {
  return image.startsWith('/images/') ? `${sizedLink(image, width)} ${String(width)}w` : null;
}

/** Video with controls, or image. */
export function PodMedia({ properties, eager, perRow }: PodMediaProps) {
  const width = Math.round(widthOfAll / perRow);
  const { image, imageAlt, video, media } = properties;
  if (media === 'video' && video !== null)
    return (
      <video
        className={css('shown')}
        src={video}
        poster={image === null ? undefined : sizedLink(image, width)}
        preload="none"
        controls
        playsInline
        aria-label={imageAlt || undefined}
      />
    );
  if (image === null) return null;
  return (
    <Picture
      image={{ original: image, altText: imageAlt }}
      srcSet={widthSet(image, width)}
      sizes={`${String(width)}px`}
      eager={eager}
      className={css('shown')}
    />
  );
}
