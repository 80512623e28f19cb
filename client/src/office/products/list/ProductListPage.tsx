import type { AdminChoices, AdminProductsQuery } from '@selvedge/shared/products/admin/contract';
import { Link } from '@tanstack/react-router';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';

import { BulkBar } from './BulkBar.js';
import { ProductFilters } from './ProductFilters.js';
import styles from './ProductListPage.module.css';
import { exportUrl } from '../products.api.js';
import { ProductTable } from './ProductTable.js';
import { useChoices, useProducts } from './useProducts.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { Pages } from '../../../ui/office/Pages.js';

const perPage = 50;

/** Product list with search, filters, paging and bulk edits. */
export function ProductListPage(props: {
  query: AdminProductsQuery;
  onQuery: (query: AdminProductsQuery) => void;
}) {
  const { query, onQuery } = props;
  const choices = useChoices().data;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <ListPage
      title="Products"
      tools={
        <>
          <Actions />
          <ProductFilters query={query} choices={choices} onQuery={onQuery} />
        </>
      }
    >
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
    </ListPage>
  );
}

/** Table of the matching products, or its loading or error state. */
function Found(props: {
  query: AdminProductsQuery;
  onQuery: (query: AdminProductsQuery) => void;
  choices: AdminChoices | undefined;
  selected: ReadonlySet<string>;
  onSelected: (uuids: ReadonlySet<string>) => void;
}) {
  const { query, onQuery, ...table } = props;
  const products = useProducts({ ...query, perPage });
  if (products.isPending) return <ListSkeleton label="Loading products" rows={12} />;
  if (products.isError) return <NotLoaded what="The products" of={products} />;
  return (
    <div className={styles['list']}>
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
        of={products.data}
        nouns={['product', 'products']}
        onPage={(page) => {
          onQuery({ ...query, page });
        }}
      />
    </div>
  );
}

function Actions() {
  return (
    <div className={styles['actions']}>
      <a className={buttonLink()} href={exportUrl} download>
        <Download size={16} aria-hidden /> Export
      </a>
      <Link to="/products/import" className={buttonLink()}>
        <Upload size={16} aria-hidden /> Import
      </Link>
      <Link to="/products/new" className={buttonLink('primary')}>
        <Plus size={16} aria-hidden /> New product
      </Link>
    </div>
  );
}
