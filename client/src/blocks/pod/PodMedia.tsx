import type { PodProperties } from '@selvedge/shared/blocks/pod/definition';
import { sizedLink } from '@selvedge/shared/images/sized-link';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/common/Picture.js';

const css = classesOf(styles);
/** BLK-083: of all pods beside each other on the narrowest screens, in pixels. */
const widthOfAll = 1110;

interface PodMediaProps {
  readonly properties: PodProperties;
  readonly eager: boolean;
  /** How many stand beside each other on the narrowest screens. */
  readonly perRow: number;
}

/** BLK-083: the picture in the one width that it is wanted in; another host has it in its own. */
function widthSet(image: string, width: number): string | null {
  return image.startsWith('/images/') ? `${sizedLink(image, width)} ${String(width)}w` : null;
}

/** The film, which plays when somebody starts it, or else the picture. */
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
