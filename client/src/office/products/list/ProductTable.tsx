import { typeName } from '@selvedge/shared/catalogue/contract';
import { formatMoney } from '@selvedge/shared/money';
import type { AdminChoices, AdminProductRow } from '@selvedge/shared/products/admin/contract';
import type { ProductSort } from '@selvedge/shared/products/admin/list-labels';
import { Link } from '@tanstack/react-router';

import styles from './ProductTable.module.css';
import { SkuLine } from './SkuLine.js';
import { StateMark } from '../StateMark.js';
import { classesOf } from '../../../lib/class-names.js';
import { Ago } from '../../../ui/office/Ago.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { ListTable } from '../../../ui/office/ListTable.js';
import listStyles from '../../../ui/office/ListTable.module.css';
import { Notice } from '../../../ui/office/Notice.js';
import { goToNextRow } from '../../../ui/office/row-keys.js';
import { SortHead } from '../../../ui/office/SortHead.js';

const css = classesOf({ ...listStyles, ...styles });

interface TableProps {
  readonly products: readonly AdminProductRow[];
  readonly choices: AdminChoices | undefined;
  readonly isFiltered: boolean;
  readonly isStale: boolean;
  readonly sort: ProductSort | undefined;
  readonly onSort: (sort: ProductSort) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (uuids: ReadonlySet<string>) => void;
}

/** Dense product table; the arrow keys move between rows. */
export function ProductTable(props: TableProps) {
  const { products, choices, isFiltered, isStale, selected, onSelected } = props;
  if (products.length === 0) return <NoProducts isFiltered={isFiltered} />;
  return (
    <ListTable label="Products" isStale={isStale} className={css('tall')} onKeyDown={goToNextRow}>
      <Head {...props} />
      <tbody>
        {products.map((product) => (
          <ProductRow
            key={product.uuid}
            product={product}
            choices={choices}
            isSelected={selected.has(product.uuid)}
            onSelect={(isSelected) => {
              const rest = [...selected].filter((uuid) => uuid !== product.uuid);
              onSelected(new Set(isSelected ? [...rest, product.uuid] : rest));
            }}
          />
        ))}
      </tbody>
    </ListTable>
  );
}

function Head(props: TableProps) {
  const { products, sort, onSort, selected, onSelected } = props;
  const isAll = products.every(({ uuid }) => selected.has(uuid));
  return (
    <thead>
      <tr>
        <th scope="col" className={css('tick')} data-label="All">
          <input
            type="checkbox"
            aria-label="Select all on this page"
            checked={isAll}
            onChange={() => {
              onSelected(new Set(isAll ? [] : products.map(({ uuid }) => uuid)));
            }}
          />
        </th>
        <SortHead name="name" text="Product" sort={sort} onSort={onSort} />
        <th scope="col">Status</th>
        <SortHead name="price" text="Price" className={css('number')} sort={sort} onSort={onSort} />
        <th scope="col">Collections</th>
        <th scope="col">Type</th>
        <th scope="col" className={css('number')}>
          Available
        </th>
        <SortHead name="updated" text="Updated" sort={sort} onSort={onSort} />
      </tr>
    </thead>
  );
}

function ProductRow(props: {
  product: AdminProductRow;
  choices: AdminChoices | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}) {
  const { product, choices, isSelected, onSelect } = props;
  const { uuid, name, sku, image, available, variants, currency } = product;
  return (
    <tr className={css(isSelected && 'selected')}>
      <td className={css('tick')}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => {
            onSelect(event.currentTarget.checked);
          }}
        />
      </td>
      <td className={css('product')}>
        <Link to="/products/$uuid" params={{ uuid }} className={css('link')}>
          <img src={`${image}?w=80`} alt="" width={32} height={32} loading="lazy" />
          <span className={css('name')} dir="auto">
            {name}
          </span>
        </Link>
        <SkuLine sku={sku} />
      </td>
      <td>
        <StateMark product={product} />
      </td>
      <td className={css('number')}>
        <Price product={product} currency={currency} />
      </td>
      <Collections product={product} choices={choices} />
      <td className={css('soft')} data-label="Type">
        {typeName(product.type)}
      </td>
      <td className={css('number', available === 0 && 'none')} data-label="Available">
        {available} of {variants}
      </td>
      <td className={css('soft')} data-label="Updated">
        <Ago time={product.updatedAt} />
      </td>
    </tr>
  );
}

function Collections(props: { product: AdminProductRow; choices: AdminChoices | undefined }) {
  const { product, choices } = props;
  // Products keep the uuid of a deleted collection in case it is restored; it has no name to show.
  const names = (choices?.collections ?? [])
    .filter((collection) => product.collections.includes(collection.uuid))
    .map((collection) => collection.name);
  return (
    <td className={css('soft')} title={names.join(', ')} data-label="Collections">
      {names.join(', ') || '–'}
    </td>
  );
}

function Price({ product, currency }: { product: AdminProductRow; currency: string }) {
  const price = formatMoney({ amount: product.price, currency });
  if (product.salePrice === null) return price;
  return (
    <>
      <s className={css('struck')}>{price}</s>{' '}
      <strong className={css('sale')}>
        {formatMoney({ amount: product.salePrice, currency })}
      </strong>
    </>
  );
}

function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Notice
        title="No products found"
        text="No products match these filters. Try changing or clearing them."
      />
    );
  }
  return (
    <div className={css('first')}>
      <Notice
        title="Add your first product"
        text="Choose a garment, a design and colours. Images, sizes and the web address are created for you."
      />
      <Link to="/products/new" className={`${buttonLink('primary')} ${css('begin')}`}>
        Add product
      </Link>
    </div>
  );
}
