import type { ProductGroupItem } from '@selvedge/shared/collections/contract';
import { movedProductsLimit } from '@selvedge/shared/collections/contract';
import type { AdminProductRow } from '@selvedge/shared/products/admin/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Heading } from 'react-aria-components';

import styles from './AddProducts.module.css';
import { productsText } from './product-group-labels.js';
import { Button } from '../../ui/office/Button.js';
import { DialogWindow } from '../../ui/office/Dialog.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { useProducts } from '../products/index.js';

interface AddProductsProps {
  readonly isOpen: boolean;
  /** Uuids of products that are already in the group. */
  readonly without: readonly string[];
  readonly onClose: () => void;
  readonly onAdd: (products: readonly ProductGroupItem[]) => void;
}

/** Dialog in which products of the store are found and selected. */
export function AddProducts({ isOpen, onClose, ...props }: AddProductsProps) {
  return (
    <DialogWindow size="tall" isOpen={isOpen} onClose={onClose}>
      <Chooser onClose={onClose} {...props} />
    </DialogWindow>
  );
}

function Chooser({ without, onClose, onAdd }: Omit<AddProductsProps, 'isOpen'>) {
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<readonly ProductGroupItem[]>([]);
  const toggle = (product: ProductGroupItem) => {
    const others = chosen.filter(({ uuid }) => uuid !== product.uuid);
    setChosen(others.length < chosen.length ? others : [...chosen, product]);
  };
  return (
    <>
      <header className={styles['header']}>
        <Heading slot="title" className={styles['title'] ?? ''}>
          Add products
        </Heading>
        <div className={styles['search']}>
          <Search size={16} aria-hidden />
          <input
            type="search"
            aria-label="Search products"
            placeholder="Name, SKU, web address or tag"
            maxLength={100}
            autoFocus
            value={term}
            onChange={(event) => {
              setTerm(event.currentTarget.value);
            }}
          />
        </div>
      </header>
      <Found term={term} without={without} chosen={chosen} onToggle={toggle} />
      <footer className={styles['footer']}>
        <span aria-live="polite">
          {chosen.length === 0 ? 'No products selected' : `${productsText(chosen.length)} selected`}
        </span>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          kind="primary"
          isDisabled={chosen.length === 0 || chosen.length > movedProductsLimit}
          onPress={() => {
            onAdd(chosen);
          }}
        >
          Add
        </Button>
      </footer>
    </>
  );
}

const perPage = 50;

function Found(props: {
  term: string;
  without: readonly string[];
  chosen: readonly ProductGroupItem[];
  onToggle: (product: ProductGroupItem) => void;
}) {
  const { term, without, chosen, onToggle } = props;
  const products = useProducts({ ...(term.trim() !== '' && { searchTerm: term.trim() }), perPage });
  if (products.isPending) return <p className={styles['body']} aria-busy role="status" />;
  if (products.isError) return <NotLoaded what="The products" of={products} />;
  const { data, total } = products.data;
  return (
    <div className={styles['body']}>
      {data.length === 0 && <p className={styles['none']}>No products found</p>}
      <ul className={styles['list']} aria-label="Products of the shop">
        {data.map((product) => (
          <Choice
            key={product.uuid}
            product={product}
            isThere={without.includes(product.uuid)}
            isChosen={chosen.some(({ uuid }) => uuid === product.uuid)}
            onToggle={() => {
              onToggle(groupItemOf(product));
            }}
          />
        ))}
      </ul>
      {total > data.length && (
        <p className={styles['none']}>
          Showing the first {data.length} of {total} products. Search to find the others.
        </p>
      )}
    </div>
  );
}

function Choice(props: {
  product: AdminProductRow;
  isThere: boolean;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const { product, isThere, isChosen, onToggle } = props;
  return (
    <li>
      <label className={styles['choice']} data-there={isThere}>
        <input
          type="checkbox"
          aria-label={product.name}
          checked={isThere || isChosen}
          disabled={isThere}
          onChange={onToggle}
        />
        <img src={`${product.image}?w=96`} alt="" width={40} height={40} loading="lazy" />
        <span className={styles['name']}>{product.name}</span>
        <span className={styles['note']}>
          {isThere ? 'Already added' : product.enabled ? '' : 'Disabled'}
        </span>
      </label>
    </li>
  );
}

function groupItemOf(product: AdminProductRow): ProductGroupItem {
  const { uuid, name, image, enabled, approvalStatus, price, salePrice, currency } = product;
  return { uuid, name, image, enabled, approvalStatus, price, salePrice, currency };
}
