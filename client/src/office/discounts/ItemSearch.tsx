import type { DiscountItem } from '@selvedge/shared/discounts/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Autocomplete, Header, Menu, MenuItem, MenuSection } from 'react-aria-components';

import { DiscountItemView, keyOf, nameOf } from './DiscountItemView.js';
import { fetchItems } from './discounts.api.js';
import styles from './ItemsPanel.module.css';
import { isEnter } from '../../lib/is-enter.js';
import { useDebounced } from '../../lib/useDebounced.js';
import { TextField } from '../../ui/office/TextField.js';

/** Shown results of each kind, so that the list fits without scrolling. */
const mostShown = { collection: 3, product: 6 } as const;

interface ItemSearchProps {
  readonly without: readonly DiscountItem[];
  readonly onBlur: () => void;
  readonly onChoose: (item: DiscountItem) => void;
}

/** Search field whose results, found by the server, are chosen with arrow keys and Enter. */
export function ItemSearch({ without, onBlur, onChoose }: ItemSearchProps) {
  const [typed, setTyped] = useState('');
  const { found, text } = useFoundItems(typed);
  const taken = new Set(without.map(keyOf));
  const free = found.filter((item) => !taken.has(keyOf(item)));
  const first = (kind: DiscountItem['kind']) =>
    free.filter((item) => item.kind === kind).slice(0, mostShown[kind]);
  return (
    // The server has filtered the results.
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className={styles['search']}>
        <TextField
          label="Products and collections"
          description="Search by name, SKU or tag"
          maxLength={100}
          onBlur={onBlur}
          onKeyDown={(event) => {
            // Without a selected result, Enter would submit the form of the page.
            if (isEnter(event)) event.preventDefault();
            // For the shortcuts of the page, such as Ctrl+S.
            event.continuePropagation();
          }}
        />
        {typed.trim() !== '' && (
          <Menu
            className={styles['menu'] ?? ''}
            aria-label="Results"
            renderEmptyState={() => <p className={styles['none']}>{text}</p>}
            onAction={(key) => {
              const item = free.find((one) => keyOf(one) === key);
              if (item !== undefined) onChoose(item);
              setTyped('');
            }}
          >
            <Results title="Collections" items={first('collection')} />
            <Results title="Products" items={first('product')} />
          </Menu>
        )}
      </div>
    </Autocomplete>
  );
}

function Results({ title, items }: { title: string; items: readonly DiscountItem[] }) {
  if (items.length === 0) return null;
  return (
    <MenuSection>
      <Header className={styles['header'] ?? ''}>{title}</Header>
      {items.map((item) => (
        <MenuItem
          key={keyOf(item)}
          id={keyOf(item)}
          textValue={nameOf(item)}
          className={styles['item'] ?? ''}
        >
          <DiscountItemView item={item} />
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** Returns the results of the last search, and the text for an empty list. */
function useFoundItems(typed: string) {
  const term = useDebounced(typed.trim());
  const query = useQuery({
    queryKey: ['discount-items', term],
    queryFn: () => fetchItems(term),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const isSettled = !query.isPlaceholderData && term === typed.trim();
  const none = query.isError ? query.error.message : 'No products or collections match.';
  return { found: query.data ?? [], text: query.isPending || !isSettled ? 'Searching…' : none };
}
