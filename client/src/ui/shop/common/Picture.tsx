import type { ProductImage } from '@selvedge/shared/catalogue/contract';
import { placeholderOf } from '@selvedge/shared/images/placeholder';
import { sizedLink } from '@selvedge/shared/images/sized-link';
import { imageSet } from '@selvedge/shared/images/srcset';
import { useCallback, useState, type CSSProperties } from 'react';

import styles from './Picture.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

const atOnce = { loading: 'eager', fetchPriority: 'high', decoding: 'auto' } as const;
const whenNear = { loading: 'lazy', fetchPriority: 'auto', decoding: 'async' } as const;

interface PictureProps {
  readonly image: Pick<ProductImage, 'original' | 'altText'>;
  readonly sizes: string;
  /** Loads immediately: only for the largest image of the first screen. */
  readonly eager?: boolean;
  readonly className?: string;
  /** Widths supplied by the author, for images that the image service does not resize. */
  readonly srcSet?: string | null;
  /** Placeholder colour chosen by the author. */
  readonly placeholder?: string;
  /** Empty if the text next to the image describes it. */
  readonly alt?: string;
}

/**
 * Product image in every width (IMG-003, IMG-004) with a colour placeholder until it has loaded or
 * failed (IMG-011, IMG-012). The surrounding box fixes its ratio. Uses native lazy loading, which
 * works without script and adapts to the connection; so the browser sets the margin and minimum
 * size of IMG-015 and IMG-016.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, eager = false, className = '', alt = image.altText } = props;
  const { isSettled, settle } = useSettled(image.original);
  // The image may have loaded or failed before the script ran.
  const arrived = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete !== true) return;
      settle();
      if (element.naturalWidth === 0) dispatchFailure(element);
    },
    [settle],
  );
  return (
    <img
      ref={arrived}
      {...sourcesOf(props)}
      sizes={sizes}
      alt={alt}
      width={800}
      height={1000}
      {...(eager ? atOnce : whenNear)}
      className={css('picture') + (className && ` ${className}`)}
      style={isSettled ? undefined : placeStyle(props)}
      onLoad={settle}
      onError={({ currentTarget }) => {
        settle();
        dispatchFailure(currentTarget);
      }}
    />
  );
}

/**
 * Dispatches a bubbling `image-failed` event, because the native error event does not bubble
 * (IMG-012).
 */
function dispatchFailure(element: HTMLImageElement): void {
  element.dispatchEvent(new CustomEvent('image-failed', { bubbles: true }));
}

/** Whether this image has loaded or failed; a new address resets it. */
function useSettled(original: string): {
  readonly isSettled: boolean;
  readonly settle: () => void;
} {
  const [settled, setSettled] = useState<string>();
  const settle = useCallback(() => setSettled(original), [original]);
  return { isSettled: settled === original, settle };
}

/**
 * Images of the image service are available in every width; those of other hosts are used
 * unchanged.
 */
function sourcesOf({ image: { original }, srcSet }: PictureProps) {
  if (!original.startsWith('/images/')) return { src: original, srcSet: srcSet ?? undefined };
  return { src: sizedLink(original, 640), srcSet: srcSet ?? imageSet(original) };
}

function placeStyle({ image, placeholder = placeholderOf(image.original) }: PictureProps) {
  // React's style type does not include custom properties.
  return { '--placeholder': placeholder } as CSSProperties;
}
