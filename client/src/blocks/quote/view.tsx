import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Quotation with its author; empty without text (BLK-030). */
export function View({ block: { properties } }: BlockViewProps<'quote'>) {
  const { text, author, align, font, fontSize, padding, borderRadius } = properties;
  if (text === '') return null;
  const { className } = surface(properties, css('quote', align));
  const style = ownStyle({
    '--own-padding': padding,
    '--own-radius': borderRadius,
    '--own-font': font,
    '--own-letters': fontSize,
    '--quote-text-color': properties.textColor,
    '--quote-background': properties.backgroundColor ?? properties.fullBackgroundColor,
  });
  return (
    <figure className={className} style={style}>
      <blockquote className={css('words')}>
        <p dir="auto">{text}</p>
      </blockquote>
      {author !== '' && (
        <figcaption className={css('author')} dir="auto">
          {author}
        </figcaption>
      )}
    </figure>
  );
}
