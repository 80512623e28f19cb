import { plansScreen, type PlansProps } from '@selvedge/shared/plans/plans.screen';
import { PRO_FEATURES } from '@selvedge/shared/plans/pro-features';

import styles from './plans.module.css';
import { classesOf } from '../../lib/class-names.js';
import { view, type ScreenProps } from '../../lib/screen.js';
import { Breadcrumbs } from '../../ui/shop/Breadcrumbs.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';

const css = classesOf(styles);

const BASIC = [
  'Unlimited products, collections and orders',
  'Page editor with live collaboration',
  'All standard themes',
  'Team members with individual permissions',
] as const;

const hasIt: Readonly<Record<PlansProps['speaksOf'], string>> = {
  'this-shop': 'This shop has Pro.',
  'own-shops': 'Your shop has Pro.',
  'no-shop': '',
};

const ways: Readonly<
  Record<PlansProps['speaksOf'], { readonly text: string; readonly href: string }>
> = {
  'this-shop': { text: 'Request Pro in your dashboard', href: '/dashboard/plan' },
  'own-shops': { text: 'Request Pro from your shops', href: '/dashboard/shops' },
  'no-shop': { text: 'Open a shop', href: '/dashboard/shops/new' },
};

/** Free plan and Pro plan (RTE-047). */
function PlansPage({ screen: { isPro, speaksOf } }: ScreenProps<'plans'>) {
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <Breadcrumbs trail={[{ text: 'Home', href: '/' }]} here="Plans" />
      <h1>Plans</h1>
      <p className={css('lead')}>
        Every shop starts with Basic, which includes everything you need to sell. Pro adds more for
        growing shops.
      </p>
      <div className={css('plans')}>
        <section className={css('plan')}>
          <h2>Basic</h2>
          <ul>
            {BASIC.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section className={css('plan', 'pro')}>
          <h2>Pro</h2>
          <p>Everything in Basic, plus:</p>
          <ul>
            {PRO_FEATURES.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}.</strong> {text}
              </li>
            ))}
          </ul>
          <p>
            {isPro ? (
              hasIt[speaksOf]
            ) : (
              <a href={ways[speaksOf].href} className={buttonClass('primary')}>
                {ways[speaksOf].text}
              </a>
            )}
          </p>
        </section>
      </div>
    </div>
  );
}

export const screen = view(plansScreen, PlansPage);
