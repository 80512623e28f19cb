import { PRO_FEATURES } from '@selvedge/shared/plans/pro-features';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { Icon } from '../kit/Icon.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Benefits of the Pro plan, with a link to the plans (BLK-040). */
export function View({ block: { properties } }: BlockViewProps<'proBenefits'>) {
  const { title, buttonText } = properties;
  return (
    <section {...surface(properties, css('benefits'))} aria-label={title || undefined}>
      {title !== '' && <h2>{title}</h2>}
      <ul className={css('list')}>
        {PRO_FEATURES.map((benefit) => (
          <li key={benefit.title} className={css('benefit')}>
            <Icon name="star" />
            <div>
              <h3 className={css('name')}>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {buttonText !== '' && (
        <a className={buttonClass('primary')} href="/teemill-plans/">
          {buttonText}
        </a>
      )}
    </section>
  );
}
