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
  /** How wide it is shown, as the `sizes` attribute. */
  readonly sizes: string;
  /** The largest picture of the first screenful is fetched at once; all others when they come near. */
  readonly eager?: boolean;
  readonly className?: string;
  /** The widths that its author made, where the image service makes none. */
  readonly srcSet?: string | null;
  /** The colour of its place, where its author chose one. */
  readonly placeholder?: string;
  /** Empty where the words beside it already say what it shows. */
  readonly alt?: string;
}

/**
 * A product picture in every width (IMG-003, IMG-004), with a placeholder in its colour until it is there or
 * has failed (IMG-011, IMG-012). The box around it fixes its ratio. It is lazy the browser's own
 * way, which works without scripts and knows the line's speed: the margin and the smallest size of
 * IMG-015 and IMG-016 are the browser's, not ours.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, eager = false, className = '', alt = image.altText } = props;
  const { isSettled, settle } = useSettled(image.original);
  // It may have come, or failed, before the page's program did.
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

/** IMG-012: `image-failed` bubbles to whoever on the page wants to know; an image's own event does not. */
function dispatchFailure(element: HTMLImageElement): void {
  element.dispatchEvent(new CustomEvent('image-failed', { bubbles: true }));
}

/** Whether this very picture was loaded or has failed; another one starts anew. */
function useSettled(original: string): {
  readonly isSettled: boolean;
  readonly settle: () => void;
} {
  const [settled, setSettled] = useState<string>();
  const settle = useCallback(() => setSettled(original), [original]);
  return { isSettled: settled === original, settle };
}

/** The image service has its pictures in every width; one of another host is taken as it is. */
function sourcesOf({ image: { original }, srcSet }: PictureProps) {
  if (!original.startsWith('/images/')) return { src: original, srcSet: srcSet ?? undefined };
  return { src: sizedLink(original, 640), srcSet: srcSet ?? imageSet(original) };
}

function placeStyle({ image, placeholder = placeholderOf(image.original) }: PictureProps) {
  // A custom property, which the type of styles does not list.
  return { '--placeholder': placeholder } as CSSProperties;
}
