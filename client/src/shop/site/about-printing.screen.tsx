import { aboutPrintingScreen } from '@selvedge/shared/site/about-printing.screen';
import { allProductsLink } from '@selvedge/shared/links/links';

import styles from './legal/PolicyPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { view, type ScreenProps } from '../../lib/screen.js';
import { Breadcrumbs } from '../../ui/shop/Breadcrumbs.js';
import { layout } from '../../ui/shop/common/layout.js';

const css = classesOf(styles);

const SECTIONS = [
  {
    heading: 'One at a time',
    text: 'Nothing waits on a shelf. Each item is printed once you have ordered it, so nothing is made that no one wants.',
  },
  {
    heading: 'Into the fabric',
    text: 'Water-based ink is printed straight into the fabric and set with heat. You can feel the cotton through it, and it does not wash out.',
  },
  {
    heading: 'Care',
    text: 'Wash it inside out at 30 °C with similar colours, dry it on a line, and iron around the print.',
  },
  {
    heading: 'Recycling',
    text: 'Garments made of a single fibre, as stated on the label, can be recycled into new yarn.',
  },
] as const;

/** Frequent questions about made-to-order products. */
function AboutPrintingPage({ frame }: ScreenProps<'about-printing'>) {
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <Breadcrumbs trail={[{ text: 'Home', href: '/' }]} here="How it is printed" />
      <h1>How it is printed</h1>
      <div className={css('text')}>
        {SECTIONS.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p>
          <a href={allProductsLink}>See what {frame.name} prints</a>
        </p>
      </div>
    </div>
  );
}

export const screen = view(aboutPrintingScreen, AboutPrintingPage);
