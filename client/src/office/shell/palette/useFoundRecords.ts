import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { recordSources } from './found-records.js';
import { useScope } from '../../orders/index.js';
import type { PaletteCommand } from '../../../ui/office/PalettePopup.js';

/** In letters: one letter is in everything. */
const shortest = 2;
/** So long nothing more is typed before anybody is asked. */
const quietMs = 200;

/**
 * Orders, customers, products and shops that are called as was typed, as far as the person sees their lists.
 * What could not be had is not there: its list says why.
 */
export function useFoundRecords(
  typed: string,
  seen: ReadonlySet<string>,
): readonly PaletteCommand[] {
  const { scope } = useScope();
  const navigate = useNavigate();
  const term = useQuiet(typed.trim());
  const isSearching = term.length >= shortest;
  const found = useQueries({
    queries: recordSources(scope, navigate)
      .filter(({ to }) => seen.has(to))
      .map(({ to, find }) => ({
        queryKey: ['found', to, scope, term],
        queryFn: async () => {
          const records = await find(term);
          // The server knows more of them than the words that are seen: an e-mail address, a number.
          return records.map((record) => ({ ...record, searchText: `${record.text} ${term}` }));
        },
        enabled: isSearching,
        placeholderData: keepPreviousData,
      })),
  });
  return isSearching ? found.flatMap(({ data = [] }) => data) : [];
}

/** What was typed last, once nothing has been for a moment. */
function useQuiet(typed: string): string {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuiet(typed);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return quiet;
}
