import { POLICY_TITLES } from '@selvedge/shared/site/policy-names';

import { policyTexts } from './policy-texts.js';
import styles from './PolicyPage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { Breadcrumbs } from '../../../ui/shop/Breadcrumbs.js';
import { layout } from '../../../ui/shop/common/layout.js';

const css = classesOf(styles);

/** Policy page (RTE-028 to RTE-031). */
export function PolicyPage({ frame, screen: { policy, seller } }: ScreenProps<'policy'>) {
  const title = POLICY_TITLES[policy];
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <Breadcrumbs trail={[{ text: 'Home', href: '/' }]} here={title} />
      <h1>{title}</h1>
      <div className={css('text')}>
        {policyTexts[policy](frame.name, seller).map(({ anchor, heading, paragraphs }) => (
          <section key={heading} id={anchor}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
