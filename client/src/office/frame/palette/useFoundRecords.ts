import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { recordSources } from './found-records.js';
import { useScope } from '../../orders/index.js';
import { useDebounced } from '../../../lib/useDebounced.js';
import type { PaletteCommand } from '../../../ui/office/PalettePopup.js';

/** Minimum length of a search term: single letters match nearly everything. */
const shortest = 2;

/**
 * Searches orders, customers, products and shops, limited to lists that the user can open. Failed
 * searches show no results; the list screen shows the error.
 */
export function useFoundRecords(
  typed: string,
  seen: ReadonlySet<string>,
): readonly PaletteCommand[] {
  const { scope } = useScope();
  const navigate = useNavigate();
  const term = useDebounced(typed.trim());
  const isSearching = term.length >= shortest;
  const found = useQueries({
    queries: recordSources(scope, navigate)
      .filter(({ to }) => seen.has(to))
      .map(({ to, find }) => ({
        queryKey: ['found', to, scope, term],
        queryFn: async () => {
          const records = await find(term);
          // The server also matches hidden fields such as e-mail addresses, so the term must pass
          // the palette's filter.
          return records.map((record) => ({ ...record, searchText: `${record.text} ${term}` }));
        },
        enabled: isSearching,
        placeholderData: keepPreviousData,
      })),
  });
  return isSearching ? found.flatMap(({ data = [] }) => data) : [];
}
