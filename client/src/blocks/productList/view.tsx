import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { ProductCard } from '../../ui/shop/common/ProductCard.js';
import { SectionHead } from '../kit/SectionHead.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);
const untitled = 'Products';
/** Cards in the first row on a wide screen. */
const eagerCards = 4;

/** Products in rows of two to four; empty without products (BLK-028). */
export function View({ block, context }: BlockViewProps<'productList'>) {
  const { id, properties, products } = block;
  const { title, actions, backgroundColor } = properties;
  if (products.length === 0) return null;
  const eager = context.first === id ? eagerCards : 0;
  return (
    <section {...surface(properties)} aria-label={title || untitled}>
      {title === '' && <h2 className={layout('hidden')}>{untitled}</h2>}
      <SectionHead title={title} actions={actions} origin={context.frame.origin} />
      <ul className={css('cards', backgroundColor !== null && 'framed')}>
        {products.map((product, index) => (
          <ProductCard key={product.uuid} product={product} eager={index < eager} />
        ))}
      </ul>
    </section>
  );
}
