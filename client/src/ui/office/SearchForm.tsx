import { Search } from 'lucide-react';

import styles from './SearchForm.module.css';
import { sharedStyle } from './shared-style.js';

/** Searches on Enter, and immediately when cleared. */
export function SearchForm(props: {
  readonly label: string;
  readonly placeholder: string;
  readonly term: string;
  readonly onTerm: (term: string) => void;
}) {
  const { label, placeholder, term, onTerm } = props;
  return (
    <form
      key={term}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('searchTerm');
        onTerm(typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <Search size={16} aria-hidden className={styles['icon']} />
      <input
        className={sharedStyle('input', styles['field'])}
        type="search"
        name="searchTerm"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        defaultValue={term}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === '' && term !== '') onTerm('');
        }}
      />
    </form>
  );
}
