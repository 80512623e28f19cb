import { youtubeOrigin } from '@selvedge/shared/blocks/youtube/origin';
import { useState } from 'react';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { isPlainClick } from '../../ui/shop/common/plain-click.js';
import { Picture } from '../../ui/shop/common/Picture.js';
import { Icon } from '../kit/Icon.js';
import { ownStyle } from '../kit/own-style.js';
import { sizesOf } from '../kit/sizes-of.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/**
 * YouTube video that loads nothing from YouTube before it is played (BLK-038). Without script it is
 * a link. Empty without a video.
 */
export function View({ block: { properties }, widthShare }: BlockViewProps<'youtube'>) {
  const [isPlaying, setPlaying] = useState(false);
  const { videoId, image, ratio, borderRadius, padding } = properties;
  const title = properties.title || 'Video';
  if (videoId === null) return null;
  const style = ownStyle({
    '--own-ratio': `1 / ${ratio}`,
    '--own-radius': borderRadius,
    '--own-padding': padding,
  });
  return (
    <div className={css('place')} style={style}>
      {isPlaying ? (
        <iframe
          className={css('film')}
          src={`${youtubeOrigin}/embed/${videoId}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      ) : (
        <a
          className={css('film', 'still')}
          href={`https://www.youtube.com/watch?v=${videoId}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          {image !== null && (
            <Picture
              image={{ original: image, altText: '' }}
              sizes={sizesOf(widthShare)}
              className={css('picture')}
            />
          )}
          <span className={css('play')}>
            <Icon name="play" />
            {title}
          </span>
        </a>
      )}
    </div>
  );
}
