import { Search } from 'lucide-react';

import styles from './PropertyList.module.css';

/** Filter of the property list. */
export type Only = 'all' | 'own' | 'unreadable';

/** Search field and filters of the property list. */
export function PropertyTools(props: {
  readonly search: string;
  readonly only: Only;
  readonly counts: { readonly own: number; readonly unreadable: number };
  readonly onSearch: (search: string) => void;
  readonly onOnly: (only: Only) => void;
}) {
  const { search, only, counts, onSearch, onOnly } = props;
  const filters = [
    { name: 'all', text: 'All' },
    { name: 'own', text: `Changed ${String(counts.own)}` },
    { name: 'unreadable', text: `Low contrast ${String(counts.unreadable)}` },
  ] as const;
  return (
    <div className={styles['tools']}>
      <label className={styles['search']}>
        <Search size={15} aria-hidden />
        <input
          type="search"
          placeholder="Search properties"
          aria-label="Search properties"
          value={search}
          onChange={(event) => {
            onSearch(event.currentTarget.value);
          }}
        />
      </label>
      <div className={styles['filters']} role="group" aria-label="Show properties">
        {filters.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            className={styles['filter']}
            aria-pressed={only === name}
            data-warning={name === 'unreadable' && counts.unreadable > 0}
            onClick={() => {
              onOnly(name);
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}
