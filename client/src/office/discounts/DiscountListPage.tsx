import type { AdminDiscount, DiscountsQuery } from '@selvedge/shared/discounts/contract';
import type { DiscountState } from '@selvedge/shared/discounts/discount';
import { valueText } from '@selvedge/shared/discounts/value-text';
import { formatMoney } from '@selvedge/shared/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { CSSProperties } from 'react';

import { codeText, STATE_NAMES } from './discount-labels.js';
import styles from './DiscountListPage.module.css';
import { fetchDiscounts } from './discounts.api.js';
import { classesOf } from '../../lib/class-names.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { DotMark } from '../../ui/office/DotMark.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { ListTable } from '../../ui/office/ListTable.js';
import listStyles from '../../ui/office/ListTable.module.css';
import { Notice } from '../../ui/office/Notice.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Pages } from '../../ui/office/Pages.js';
import { SearchForm } from '../../ui/office/SearchForm.js';

const css = classesOf({ ...listStyles, ...styles });
const perPage = 50;

interface ListProps {
  readonly query: DiscountsQuery;
  readonly onQuery: (query: DiscountsQuery) => void;
}

/** Discounts of the shop with their use, newest first. */
export function DiscountListPage({ query, onQuery }: ListProps) {
  const discounts = useDiscounts(query);
  if (discounts.data?.total === 0 && query.searchTerm === undefined) return <NoDiscounts />;
  return (
    <ListPage
      title="Discounts"
      tools={
        <>
          <Link to="/discounts/new" className={buttonLink('primary')}>
            <Plus size={16} aria-hidden /> New discount
          </Link>
          <search className={css('search')}>
            <SearchForm
              label="Search discounts by title or code"
              placeholder="Title or code"
              term={query.searchTerm ?? ''}
              onTerm={(searchTerm) => {
                onQuery(searchTerm === '' ? {} : { searchTerm });
              }}
            />
          </search>
        </>
      }
    >
      <Found discounts={discounts} query={query} onQuery={onQuery} />
    </ListPage>
  );
}

/** One page of the list; the previous page stays while the next one loads. */
function useDiscounts(query: DiscountsQuery) {
  return useQuery({
    queryKey: ['discounts', query],
    queryFn: () => fetchDiscounts({ ...query, perPage }),
    placeholderData: keepPreviousData,
  });
}

/** Table of the matching discounts, or its loading, error or empty state. */
function Found(props: ListProps & { discounts: ReturnType<typeof useDiscounts> }) {
  const { discounts, query, onQuery } = props;
  if (discounts.isPending) return <ListSkeleton label="Loading discounts" rows={6} />;
  if (discounts.isError) return <NotLoaded what="The discounts" of={discounts} />;
  if (discounts.data.data.length === 0)
    return <Notice title="No matches" text="No discounts match this search." />;
  return (
    <>
      <DiscountTable rows={discounts.data.data} isStale={discounts.isPlaceholderData} />
      <Pages
        of={discounts.data}
        nouns={['discount', 'discounts']}
        onPage={(page) => {
          onQuery({ ...query, page });
        }}
      />
    </>
  );
}

function NoDiscounts() {
  return (
    <ListPage title="Discounts">
      <Notice
        title="No discounts yet"
        text="Create a code for customers to enter at checkout, or a discount that applies automatically."
      />
      <Link to="/discounts/new" className={`${buttonLink('primary')} ${css('begin')}`}>
        Create a discount
      </Link>
    </ListPage>
  );
}

function DiscountTable(props: { rows: readonly AdminDiscount[]; isStale: boolean }) {
  return (
    <ListTable label="Discounts" isStale={props.isStale}>
      <thead>
        <tr>
          <th scope="col">Discount</th>
          <th scope="col">Status</th>
          <th scope="col">Value</th>
          <th scope="col" className={css('number')}>
            Uses
          </th>
          <th scope="col" className={css('number')}>
            Revenue
          </th>
          <th scope="col" className={css('number')}>
            Discount given
          </th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <Row key={row.uuid} row={row} />
        ))}
      </tbody>
    </ListTable>
  );
}

const dots: Readonly<Record<DiscountState, CSSProperties>> = {
  active: { background: '#2c7a4b' },
  scheduled: { background: '#2f6fb0' },
  paused: { background: 'var(--paper)', boxShadow: 'inset 0 0 0 2px var(--ink-faint)' },
  ended: { background: 'var(--ink-faint)' },
};

function Row({ row }: { row: AdminDiscount }) {
  const { uuid, title, state, totalLimit, figures } = row;
  const { uses, revenue, given, currency } = figures;
  return (
    <tr>
      <td>
        <Link to="/discounts/$uuid" params={{ uuid }} className={css('link')}>
          <span className={css('name')} dir="auto">
            {title}
          </span>
        </Link>
        <span className={css('soft', 'code')} translate="no">
          {codeText(row)}
        </span>
      </td>
      <td>
        <DotMark dot={dots[state]}>{STATE_NAMES[state]}</DotMark>
      </td>
      <td data-label="Value">{valueText(row.value, row.figures.currency)}</td>
      <td className={css('number')} data-label="Uses">
        {totalLimit === null ? uses : `${String(uses)} of ${String(totalLimit)}`}
      </td>
      <td className={css('number')} data-label="Revenue">
        {formatMoney({ amount: revenue, currency })}
      </td>
      <td className={css('number')} data-label="Discount given">
        {formatMoney({ amount: given, currency })}
      </td>
    </tr>
  );
}
