import type { ProductCard as Card } from '@selvedge/shared/catalogue/contract';
import { cardSizes } from '@selvedge/shared/catalogue/cards/card-sizes';
import { isBlankMockup } from '@selvedge/shared/images/mockups';
import { productLink } from '@selvedge/shared/links/links';
import { createContext, useContext } from 'react';

import { Heart } from './Heart.js';
import { layout } from './layout.js';
import { Picture } from './Picture.js';
import { Price } from './Price.js';
import styles from './ProductCard.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);
/** Number of colour dots that fit on the narrowest card. */
const dotsShown = 5;

function Dots({ colours }: Pick<Card, 'colours'>) {
  const more = colours.length - dotsShown;
  return (
    <p className={css('dots')}>
      <span className={layout('hidden')}>
        {`Colours: ${colours.map(({ name }) => name).join(', ')}`}
      </span>
      {colours.slice(0, dotsShown).map(({ name, hex }) => (
        <span key={name} className={css('dot')} style={{ background: hex }} aria-hidden />
      ))}
      {more > 0 && <span aria-hidden>{`+${more}`}</span>}
    </p>
  );
}

export interface ProductCardProps {
  readonly product: Card;
  readonly eager: boolean;
}

/** Product as a list item; the whole card is a link. */
export function drawCard({ product, eager }: ProductCardProps) {
  return (
    <li className={css('card')}>
      <div className={css('media', product.colours[0] === undefined && 'set')}>
        <Picture
          image={product.image}
          sizes={cardSizes}
          eager={eager}
          className={css('image')}
          alt=""
        />
        {product.secondImage !== null && !isBlankMockup(product.secondImage.original) && (
          <Picture image={product.secondImage} sizes={cardSizes} className={css('second')} alt="" />
        )}
        {product.salePrice !== null && <span className={css('badge')}>Sale</span>}
      </div>
      <div className={css('words')}>
        <h3 className={css('name')} dir="auto">
          <a className={css('link')} href={productLink(product.urlName)}>
            {product.name}
          </a>
        </h3>
        <Price {...product} />
        {product.colours.length > 1 && <Dots colours={product.colours} />}
      </div>
      <Heart product={product.uuid} name={product.name} />
    </li>
  );
}

/** Renderer of cards; replaced where the server has already rendered them. */
export const CardDrawing = createContext(drawCard);

export function ProductCard(props: ProductCardProps) {
  return useContext(CardDrawing)(props);
}

interface ProductGridProps {
  readonly products: readonly Card[];
  /** Number of cards whose images are on the first screen. */
  readonly eager?: number;
}

/** Grid of equal-height cards: two columns on the narrowest screen, four on a wide one. */
export function ProductGrid({ products, eager = 0 }: ProductGridProps) {
  return (
    <ul className={css('grid', products.length === 4 && 'four')}>
      {products.map((product, index) => (
        <ProductCard key={product.uuid} product={product} eager={index < eager} />
      ))}
    </ul>
  );
}
