import styles from './SearchBox.module.css';

/** Searches names, tags and descriptions when Enter is pressed, and at once when it is emptied. */
export function SearchBox({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (term: string) => void;
}) {
  return (
    <search>
      <form
        key={value}
        onSubmit={(event) => {
          event.preventDefault();
          const term = new FormData(event.currentTarget).get('searchTerm');
          onSearch(typeof term === 'string' ? term.trim() : '');
        }}
      >
        <input
          className={styles['search']}
          type="search"
          name="searchTerm"
          maxLength={100}
          aria-label="Search the library by name, tag or description"
          placeholder="Name, tag or description"
          defaultValue={value}
          onChange={({ currentTarget }) => {
            if (currentTarget.value === '' && value !== '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}
