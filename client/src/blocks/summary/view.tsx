import { shownFigures } from '@selvedge/shared/blocks/model/written-figures';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Heading and labelled key figures; empty without both (BLK-046). */
export function View({ block: { properties, figures: given } }: BlockViewProps<'summary'>) {
  const { title, copy, align } = properties;
  const figures = shownFigures(properties, given);
  if (title === '' && copy === '' && figures.length === 0) return null;
  return (
    <section {...surface(properties, css('summary', align))} aria-label={title || undefined}>
      {title !== '' && (
        <h2 className={css('title')} dir="auto">
          {title}
        </h2>
      )}
      {copy !== '' && <p className={css('copy')}>{copy}</p>}
      {figures.length > 0 && (
        <dl className={css('figures')}>
          {figures.map(({ label, value }, index) => (
            <div key={index} className={css('figure')}>
              <dt>{label}</dt>
              <dd className={css('value')}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
