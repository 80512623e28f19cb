import type { ProductImage } from '@selvedge/shared/catalogue/contract';
import { imageLink, imageSet } from '@selvedge/shared/storefront/images';

interface PictureProps {
  readonly image: Pick<ProductImage, 'original' | 'altText'>;
  /** How wide it is shown, as the `sizes` attribute. */
  readonly sizes: string;
  /** The largest picture of the first screenful is fetched at once; all others when they come near. */
  readonly eager?: boolean;
  readonly className?: string;
  /** Empty where the words beside it already say what it shows. */
  readonly alt?: string;
}

/** A product picture in every kept width (IMG-004). The box around it fixes its ratio. */
export function Picture({ image, sizes, eager = false, className, alt }: PictureProps) {
  return (
    <img
      src={imageLink(image.original, 640)}
      srcSet={imageSet(image.original)}
      sizes={sizes}
      alt={alt ?? image.altText}
      width={800}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      className={className}
    />
  );
}
