import type {
  DeskChoices,
  DeskProducts,
  DeskProductsQuery,
} from '@selvedge/shared/product-desk/contract';
import { Link } from '@tanstack/react-router';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';

import { BulkBar } from './BulkBar.js';
import { ProductFilters } from './ProductFilters.js';
import styles from './ProductListPage.module.css';
import { exportUrl } from './products.api.js';
import { ProductTable, TableSkeleton } from './ProductTable.js';
import { useChoices, useProducts } from './useProducts.js';
import { Button } from '../../ui/office/Button.js';
import { Notice } from '../../ui/office/Notice.js';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);
const perPage = 50;

/** CAT-028: the store's products, searched, filtered and paged; several can be changed at once. */
export function ProductListPage(props: {
  query: DeskProductsQuery;
  onQuery: (query: DeskProductsQuery) => void;
}) {
  const { query, onQuery } = props;
  const choices = useChoices().data;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <header className={css('header')}>
        <h1 className={css('title')}>Products</h1>
        <Actions />
        <ProductFilters query={query} choices={choices} onQuery={onQuery} />
      </header>
      <Found
        query={query}
        onQuery={onQuery}
        choices={choices}
        selected={selected}
        onSelected={setSelected}
      />
      {selected.size > 0 && (
        <BulkBar
          uuids={[...selected]}
          choices={choices}
          onClear={() => {
            setSelected(new Set());
          }}
        />
      )}
    </>
  );
}

/** The table of what fits, or what there is to say instead. */
function Found(props: {
  query: DeskProductsQuery;
  onQuery: (query: DeskProductsQuery) => void;
  choices: DeskChoices | undefined;
  selected: ReadonlySet<string>;
  onSelected: (uuids: ReadonlySet<string>) => void;
}) {
  const { query, onQuery, ...table } = props;
  const products = useProducts({ ...query, perPage });
  if (products.isPending) return <TableSkeleton />;
  if (products.isError) {
    return (
      <Notice
        title="The products did not load"
        text={products.error.message}
        onRetry={() => void products.refetch()}
      />
    );
  }
  return (
    <>
      <ProductTable
        {...table}
        products={products.data.data}
        isFiltered={Object.keys(query).some((name) => name !== 'page' && name !== 'sort')}
        isStale={products.isPlaceholderData}
        sort={query.sort}
        onSort={(sort) => {
          onQuery({ ...query, sort });
        }}
      />
      <Pages
        products={products.data}
        onPage={(page) => {
          onQuery({ ...query, page });
        }}
      />
    </>
  );
}

function Actions() {
  return (
    <div className={css('actions')}>
      <a className={css('quiet')} href={exportUrl} download>
        <Download size={16} aria-hidden /> Export
      </a>
      <Link to="/products/import" className={css('quiet')}>
        <Upload size={16} aria-hidden /> Import
      </Link>
      <Link to="/products/new" className={css('primary')}>
        <Plus size={16} aria-hidden /> New product
      </Link>
    </div>
  );
}

function Pages({ products, onPage }: { products: DeskProducts; onPage: (page: number) => void }) {
  const { page, total } = products;
  const last = Math.max(1, Math.ceil(total / products.perPage));
  return (
    <nav className={css('pages')} aria-label="Pages of products">
      <span>
        {total} {total === 1 ? 'product' : 'products'}, page {page} of {last}
      </span>
      <Button
        isDisabled={page <= 1}
        onPress={() => {
          onPage(page - 1);
        }}
      >
        Previous
      </Button>
      <Button
        isDisabled={page >= last}
        onPress={() => {
          onPage(page + 1);
        }}
      >
        Next
      </Button>
    </nav>
  );
}
