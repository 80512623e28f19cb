import { useSlides } from './useSlides.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Icon } from '../kit/Icon.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);
const untitled = 'Slideshow';

/**
 * Slides of which one is visible; without script visitors scroll by hand. Empty without slides
 * (BLK-033, BLK-091 to BLK-095).
 */
export function View({ block: { items, properties }, children }: BlockViewProps<'slideshow'>) {
  const { strip, isReady, isPlaying, play, step } = useSlides(items.length, properties);
  const name = properties.title || untitled;
  if (items.length === 0) return null;
  return (
    <section
      className={css('slideshow', isReady && 'ready')}
      style={ownStyle({ '--own-padding': properties.padding })}
      aria-roledescription="carousel"
      aria-label={name}
    >
      <div ref={strip} className={css('strip')} role="group" aria-label={name} tabIndex={0}>
        {children}
      </div>
      {items.length > 1 && (
        <div className={css('controls')}>
          <button type="button" aria-label="Previous slide" onClick={() => step(-1)}>
            <Icon name="chevron-right" />
          </button>
          <button
            type="button"
            aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
            onClick={() => play(!isPlaying)}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <button type="button" aria-label="Next slide" onClick={() => step(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </section>
  );
}
