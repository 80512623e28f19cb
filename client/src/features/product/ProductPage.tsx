import type { Product, ProductColour } from '@selvedge/shared/catalogue/contract';
import { formatMoney } from '@selvedge/shared/money';
import { productLink } from '@selvedge/shared/storefront/links';
import { Printer, Truck } from 'lucide-react';
import { useState, type MouseEvent } from 'react';

import { BagNotice } from './BagNotice.js';
import { BuyForm, Swatches } from './BuyForm.js';
import buyStyles from './BuyForm.module.css';
import { Facts } from './Facts.js';
import { Gallery } from './Gallery.js';
import styles from './ProductPage.module.css';
import { useAddToBasket } from './useAddToBasket.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { layout } from '../../ui/shop/layout.js';
import { Price } from '../../ui/shop/Price.js';
import { ProductGrid } from '../../ui/shop/ProductCard.js';

const css = classesOf(styles);
const buyCss = classesOf(buyStyles);

/** A click that the browser should keep to itself: a new tab, a download. */
function isOwn({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && ![metaKey, ctrlKey, shiftKey, altKey].includes(true);
}

function Title({ product }: { readonly product: Product }) {
  return (
    <div className={css('title')}>
      <h1>{product.name}</h1>
      <p className={css('price')}>
        <Price {...product} />
        <span className={css('tax')}>Tax included</span>
      </p>
    </div>
  );
}

function Description({ text }: { readonly text: string }) {
  return (
    <div className={css('description')}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

function Promises({
  delivery,
  currency,
}: {
  readonly delivery: number;
  readonly currency: string;
}) {
  const price = delivery === 0 ? 'Free' : formatMoney({ amount: delivery, currency });
  return (
    <ul className={buyCss('promises')}>
      <li>
        <Truck size={20} strokeWidth={1.75} aria-hidden />
        {`UK delivery ${price}. Not right? Send it back.`}
      </li>
      <li>
        <Printer size={20} strokeWidth={1.75} aria-hidden />
        Printed to order, one at a time.
      </li>
    </ul>
  );
}

function Related({ products }: { readonly products: ScreenProps<'product'>['screen']['related'] }) {
  if (products.length === 0) return null;
  return (
    <section className={css('related')} aria-labelledby="related">
      <h2 id="related">You may also like</h2>
      <ProductGrid products={products} />
    </section>
  );
}

/** The colour on show; choosing another changes the address too, so that it can be shared. */
function useColour({ colours, urlName }: Product, initial: string) {
  const [name, setName] = useState(initial);
  const colour: ProductColour | undefined = colours.find((one) => one.name === name) ?? colours[0];
  const choose = (wanted: string, event: MouseEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    setName(wanted);
    history.replaceState(null, '', productLink(urlName, wanted));
  };
  return { colour, choose };
}

/** RTE-043: one product, in one of its colours. */
export function ProductPage({ screen }: ScreenProps<'product'>) {
  const { product, delivery, related } = screen;
  const { colour, choose } = useColour(product, screen.colour);
  const adding = useAddToBasket(screen);
  if (colour === undefined) return null;
  return (
    <div className={layout('container')}>
      <div className={css('page')}>
        <Gallery key={colour.name} name={product.name} images={colour.images} />
        <div className={css('details')}>
          <Title product={product} />
          <Swatches {...product} chosen={colour.name} onChoose={choose} />
          <BuyForm product={product.uuid} colour={colour} {...adding} />
          <Promises delivery={delivery} currency={product.currency} />
          <Description text={product.description} />
          <Facts sizes={colour.sizes.map(({ name }) => name)} />
        </div>
      </div>
      <Related products={related} />
      {adding.added !== null && (
        <BagNotice
          name={product.name}
          options={adding.added}
          image={colour.images[0]?.original ?? ''}
          closeLink={productLink(product.urlName, colour.name)}
          onClose={(event) => {
            event.preventDefault();
            adding.close();
          }}
        />
      )}
    </div>
  );
}
