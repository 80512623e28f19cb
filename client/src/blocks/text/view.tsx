import { useEffect, useRef, useState, type RefObject } from 'react';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Whether the whole element is visible, so that there is nothing to unfold. */
function useFits(): { readonly textRef: RefObject<HTMLDivElement | null>; readonly fits: boolean } {
  const textRef = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = textRef.current ?? {};
    setFits(scrollHeight <= clientHeight);
  }, []);
  return { textRef, fits };
}

interface FoldedProps {
  readonly id: string;
  readonly height: string;
  readonly html: string;
  readonly className: string;
}

/** Text folded above a height, with a checkbox so that it unfolds without script. */
function Folded({ id, height, html, className }: FoldedProps) {
  const { textRef, fits } = useFits();
  return (
    <div className={css('fold', fits && 'fitting')} style={ownStyle({ '--own-fold': height })}>
      <input className={css('toggle')} type="checkbox" id={id} />
      <div
        ref={textRef}
        data-words="html"
        dir="auto"
        className={className}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <label className={css('more')} htmlFor={id}>
        <span className={css('whenFolded')}>Read more</span>
        <span className={css('whenOpen')}>Read less</span>
      </label>
    </div>
  );
}

/** Headings, paragraphs, lists and links (BLK-037). The server has sanitised the HTML. */
export function View({ block: { id, properties } }: BlockViewProps<'text'>) {
  const { html, align, truncateHeight } = properties;
  const className = css('words', align);
  return (
    <div {...surface(properties, css('text'))}>
      {truncateHeight === null ? (
        <div
          data-words="html"
          dir="auto"
          className={className}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <Folded id={`more-${id}`} height={truncateHeight} html={html} className={className} />
      )}
    </div>
  );
}
