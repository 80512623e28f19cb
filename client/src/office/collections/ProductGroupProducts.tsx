import { formatMoney } from '@selvedge/shared/money';
import type { ProductGroupItem } from '@selvedge/shared/collections/contract';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { AddProducts } from './AddProducts.js';
import type { ProductGroupFields } from './product-group-form.js';
import { productsText } from './product-group-labels.js';
import styles from './ProductGroupProducts.module.css';
import { Button } from '../../ui/office/Button.js';
import { Panel } from '../../ui/office/Panel.js';
import { Grip, Moved, RowTools } from '../../ui/office/RowTools.js';
import { useReorder, type Reorder } from '../../ui/office/useReorder.js';

interface ProductGroupProductsProps {
  /** Whether the products can be reordered. */
  readonly isOrdered: boolean;
  /** Number of products that the list does not show. */
  readonly unseen: number;
  readonly empty: string;
  /** Controls above the list. */
  readonly children?: ReactNode;
}

/** Products of a group: adds, removes and, if ordered, moves them by drag or button. */
export function ProductGroupProducts({
  isOrdered,
  unseen,
  empty,
  children,
}: ProductGroupProductsProps) {
  const { control, formState } = useFormContext<ProductGroupFields>();
  const { fields: products, append, remove, move } = useFieldArray({ control, name: 'products' });
  const [isAdding, setAdding] = useState(false);
  const order = useReorder(products.length, 'Product', move);
  return (
    <Panel
      title="Products"
      action={
        <Button
          onPress={() => {
            setAdding(true);
          }}
        >
          <span className={styles['add']}>
            <Plus size={16} aria-hidden /> Add products
          </span>
        </Button>
      }
    >
      {children}
      {products.length === 0 ? (
        <p className={styles['empty']}>{empty}</p>
      ) : (
        <ProductList {...{ products, order, isOrdered }} onRemove={remove} />
      )}
      <Moved order={order} />
      {unseen > 0 && <p className={styles['more']}>{productsText(unseen)} more, sorted by sales</p>}
      <p className={styles['error']} role="alert">
        {formState.errors.products?.message}
      </p>
      <AddProducts
        isOpen={isAdding}
        without={products.map(({ uuid }) => uuid)}
        onClose={() => {
          setAdding(false);
        }}
        onAdd={(chosen) => {
          append([...chosen]);
          setAdding(false);
        }}
      />
    </Panel>
  );
}

function ProductList(props: {
  products: readonly ProductGroupItem[];
  order: Reorder;
  isOrdered: boolean;
  onRemove: (index: number) => void;
}) {
  const { products, order, isOrdered, onRemove } = props;
  return (
    <ol className={styles['products']} aria-label="Products in order">
      {products.map((product, index) => (
        <li key={product.uuid} className={styles['product']} {...order.rowProps(index)}>
          {isOrdered && <Grip order={order} index={index} />}
          <Product product={product} />
          <RowTools
            {...{ order, index, count: products.length, name: product.name }}
            canMove={isOrdered}
            onRemove={() => {
              onRemove(index);
            }}
          />
        </li>
      ))}
    </ol>
  );
}

function Product({ product }: { product: ProductGroupItem }) {
  const { uuid, name, image, enabled, approvalStatus, price, salePrice, currency } = product;
  const isHeld = approvalStatus === -1;
  return (
    <>
      <img src={`${image}?w=96`} alt="" width={40} height={40} loading="lazy" draggable={false} />
      <span className={styles['words']}>
        <Link to="/products/$uuid" params={{ uuid }} className={styles['name'] ?? ''} title={name}>
          {name}
        </Link>
        {(!enabled || isHeld) && (
          <span className={styles['mark']}>{isHeld ? 'Denied' : 'Disabled'}</span>
        )}
      </span>
      <span className={styles['price']}>
        {formatMoney({ amount: salePrice ?? price, currency })}
      </span>
    </>
  );
}
