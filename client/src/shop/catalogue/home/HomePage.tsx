import type { Hero as HeroContent } from '@selvedge/shared/catalogue/home.screen';
import { allProductsLink } from '@selvedge/shared/links/links';
import { Leaf, Package, Shirt } from 'lucide-react';

import { Collections } from './Collections.js';
import styles from './HomePage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { Picture } from '../../../ui/shop/common/Picture.js';
import { ProductGrid } from '../../../ui/shop/common/ProductCard.js';

const css = classesOf(styles);

const PROMISES = [
  { Icon: Shirt, title: 'Printed for you', text: 'Every item is printed after you order it.' },
  {
    Icon: Leaf,
    title: 'No waste',
    text: 'No unsold stock in a warehouse, so nothing is thrown away.',
  },
  {
    Icon: Package,
    title: 'Follow every step',
    text: 'Watch your order move from print to parcel, live.',
  },
] as const;

function Hero({ heading, copy, link, pictures }: HeroContent) {
  return (
    <section className={css('hero')} aria-labelledby="hero">
      <div className={`${layout('container')} ${css('inside')}`}>
        <div className={css('words')}>
          <h1 className={css('heading')} id="hero">
            {heading}
          </h1>
          <p className={css('copy')}>{copy}</p>
          <a className={buttonClass('primary')} href={link.href}>
            {link.text}
          </a>
        </div>
        <div className={css('pictures')}>
          {pictures.map((image, index) => (
            <div key={image.id} className={css('arch')}>
              <Picture image={image} sizes="(width >= 768px) 27vw, 46vw" eager={index === 0} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Promises() {
  return (
    <ul className={css('promises')}>
      {PROMISES.map(({ Icon, title, text }) => (
        <li key={title} className={css('promise')}>
          <Icon size={28} strokeWidth={1.5} aria-hidden />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Home page: product banner, collections, then the bestsellers. */
export function HomePage({ screen: { hero, collections, products } }: ScreenProps<'home'>) {
  return (
    <>
      <Hero {...hero} />
      <Collections collections={collections} />
      <section className={`${layout('container')} ${layout('section')}`} aria-labelledby="products">
        <div className={css('listHead')}>
          <h2 id="products">Products</h2>
          {products.length > 0 && (
            <a className={css('all')} href={allProductsLink}>
              View all
            </a>
          )}
        </div>
        {products.length > 0 ? (
          <ProductGrid products={products} />
        ) : (
          <p className={css('empty')}>New products are on their way. Please come back soon.</p>
        )}
      </section>
      <div className={layout('container')}>
        <Promises />
      </div>
    </>
  );
}
