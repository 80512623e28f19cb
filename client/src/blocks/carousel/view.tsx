import { useRef } from 'react';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { narrowed } from '../kit/narrowed.js';
import { ownStyle } from '../kit/own-style.js';
import { SectionHead } from '../kit/SectionHead.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);
const untitled = 'Carousel';

/** Row of blocks that scrolls sideways by touch, keys or arrows (BLK-019). */
export function View(props: BlockViewProps<'carousel'>) {
  const { block, context, widthShare, children } = props;
  const { properties } = block;
  const strip = useRef<HTMLDivElement>(null);
  const { title, visibleXs, visibleMd, visibleLg, spacing } = properties;
  const name = title || untitled;
  const scrollPage = (direction: 1 | -1) => {
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth });
  };
  const style = ownStyle({
    '--own-visible-xs': visibleXs,
    '--own-visible-md': visibleMd,
    '--own-visible-lg': visibleLg,
    '--own-spacing': spacing,
  });
  return (
    <section {...surface(properties)} aria-label={name}>
      <SectionHead title={title} origin={context.frame.origin} />
      <div className={css('frame')} style={style}>
        <div ref={strip} className={css('strip')} role="group" aria-label={name} tabIndex={0}>
          {narrowed(children, { widthShare: widthShare / visibleLg })}
        </div>
        <button
          className={css('arrow', 'back')}
          type="button"
          aria-label="Back"
          onClick={() => scrollPage(-1)}
        />
        <button
          className={css('arrow', 'on')}
          type="button"
          aria-label="Next"
          onClick={() => scrollPage(1)}
        />
      </div>
    </section>
  );
}
