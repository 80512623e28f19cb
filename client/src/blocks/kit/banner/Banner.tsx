import type { BannerProperties } from '@selvedge/shared/blocks/kit/banner';
import { imageSet } from '@selvedge/shared/images/srcset';

import { Film } from './Film.js';
import { bannerStyle, needsShade } from './looks.js';
import styles from './banner.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { Picture } from '../../../ui/shop/common/Picture.js';
import { ActionLinks } from '../ActionLinks.js';
import { sizesOf } from '../sizes-of.js';
import type { BlockContext } from '../../../lib/block-view.js';

const css = classesOf(styles);

interface BackdropProps {
  readonly properties: BannerProperties;
  readonly eager: boolean;
  readonly widthShare: number;
}

/**
 * Percentage of a phone's width: a banner is taller than wide there and shows the middle of its
 * image.
 */
const telephoneWidths = 150;

/** Video or image behind the text (BLK-063). */
function Backdrop({ properties, eager, widthShare }: BackdropProps) {
  const { media, video, videoThumbnail, image, imageSmall, imageAlt, srcSet } = properties;
  if (media === 'video' && video !== null)
    return <Film source={video} poster={videoThumbnail ?? image} />;
  if (image === null) return null;
  const wide = (
    <Picture
      image={{ original: image, altText: imageAlt }}
      srcSet={srcSet}
      sizes={sizesOf(widthShare, telephoneWidths)}
      eager={eager}
      className={css('media')}
    />
  );
  // Images of other hosts are imported first.
  if (!imageSmall?.startsWith('/images/')) return wide;
  return (
    <picture className={css('media')}>
      <source media="(width < 600px)" srcSet={imageSet(imageSmall)} />
      {wide}
    </picture>
  );
}

function hasBackdrop({ media, video, image }: BannerProperties): boolean {
  return media !== 'overlay' && (image !== null || (media === 'video' && video !== null));
}

interface BannerContentProps {
  readonly properties: BannerProperties;
  readonly origin: string;
  /** Whether another block has the page's main heading. */
  readonly isSecond: boolean;
}

function BannerContent({ properties, origin, isSecond }: BannerContentProps) {
  const { title, titleType, titleBackground, copy, copyBackground } = properties;
  const Title = titleType === 'h1' && isSecond ? 'h2' : titleType;
  return (
    <div className={css('words', properties.textShadow)}>
      {title !== '' && (
        <Title
          className={css(
            'title',
            titleType === 'h1' && 'main',
            titleBackground !== null && 'backed',
          )}
        >
          <span dir="auto">{title}</span>
        </Title>
      )}
      {copy !== '' && (
        <p className={css('copy', copyBackground !== null && 'backed')}>
          <span>{copy}</span>
        </p>
      )}
      <ActionLinks actions={properties.actions} size={properties.buttonSize} origin={origin} />
    </div>
  );
}

interface BannerProps {
  readonly block: { readonly id: number; readonly properties: BannerProperties };
  readonly context: BlockContext;
  readonly widthShare: number;
}

/** Text and buttons on an image, a video or a colour (BLK-063 to BLK-077). */
export function Banner({ block: { id, properties }, context, widthShare }: BannerProps) {
  const { media, verticalAlignment, horizontalAlignment } = properties;
  const pictured = hasBackdrop(properties);
  const isCovered = pictured || media === 'overlay';
  const shaded = pictured && needsShade(properties);
  return (
    <div
      className={css(
        'banner',
        pictured && 'pictured',
        shaded && properties.titleType === 'h1' && 'hero',
      )}
      style={bannerStyle(properties, pictured)}
    >
      {pictured && (
        <Backdrop properties={properties} eager={context.first === id} widthShare={widthShare} />
      )}
      {isCovered && <div className={css('cover')} />}
      <div className={css('inside', verticalAlignment, horizontalAlignment, shaded && 'shaded')}>
        <BannerContent
          properties={properties}
          origin={context.frame.origin}
          isSecond={context.headed !== id}
        />
      </div>
    </div>
  );
}
