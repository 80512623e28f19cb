import { approvalText } from '@selvedge/shared/catalogue/approval';
import { typeName } from '@selvedge/shared/catalogue/contract';
import type { AdminChoices, AdminProductsQuery } from '@selvedge/shared/products/admin/contract';

import styles from './ProductFilters.module.css';
import { Choice } from '../../../ui/office/Choice.js';
import { SearchForm } from '../../../ui/office/SearchForm.js';

type Filter = 'searchTerm' | 'enabled' | 'onSale' | 'collection' | 'type' | 'approval';

const ENABLED = [
  { value: '', text: 'Any status' },
  { value: 'yes', text: 'Enabled' },
  { value: 'no', text: 'Disabled' },
];
const ON_SALE = [
  { value: '', text: 'Any price' },
  { value: 'yes', text: 'On sale' },
  { value: 'no', text: 'Not on sale' },
];
const APPROVALS = [
  { value: '', text: 'Any approval' },
  { value: 'approved', text: approvalText(1) },
  { value: 'denied', text: approvalText(-1) },
  { value: 'unmodded', text: approvalText(0) },
  { value: 'none', text: approvalText(null) },
];

/** Filters of the product list; every change returns to the first page. */
export function ProductFilters(props: {
  query: AdminProductsQuery;
  choices: AdminChoices | undefined;
  onQuery: (query: AdminProductsQuery) => void;
}) {
  const { query, choices, onQuery } = props;
  const narrow = (name: Filter) => (value: string) => {
    const { page: _page, [name]: _before, ...rest } = query;
    onQuery(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <search className={styles['filters']}>
      <SearchForm
        label="Search products by name, SKU, web address or tag"
        placeholder="Name, SKU, web address or tag"
        term={query.searchTerm ?? ''}
        onTerm={narrow('searchTerm')}
      />
      <Choice
        label="Status"
        value={query.enabled ?? ''}
        options={ENABLED}
        onChange={narrow('enabled')}
      />
      <ChosenPlaces query={query} choices={choices} narrow={narrow} />
      <Choice
        label="Price"
        value={query.onSale ?? ''}
        options={ON_SALE}
        onChange={narrow('onSale')}
      />
      <Choice
        label="Approval"
        value={query.approval ?? ''}
        options={APPROVALS}
        onChange={narrow('approval')}
      />
    </search>
  );
}

/** Collection and type filters, with the values that the store uses. */
function ChosenPlaces(props: {
  query: AdminProductsQuery;
  choices: AdminChoices | undefined;
  narrow: (name: Filter) => (value: string) => void;
}) {
  const { query, choices, narrow } = props;
  const types = (choices?.types ?? []).map((type) => ({ value: type, text: typeName(type) }));
  const collections = (choices?.collections ?? []).map(({ uuid, name }) => ({
    value: uuid,
    text: name,
  }));
  return (
    <>
      {collections.length > 0 && (
        <Choice
          label="Collection"
          value={query.collection ?? ''}
          options={[{ value: '', text: 'All collections' }, ...collections]}
          onChange={narrow('collection')}
        />
      )}
      <Choice
        label="Type"
        value={query.type ?? ''}
        options={[{ value: '', text: 'All types' }, ...types]}
        onChange={narrow('type')}
      />
    </>
  );
}
