import type { Paged } from '@selvedge/shared/http/paging';

import { Button } from './Button.js';
import styles from './Pages.module.css';

/** Total count and pagination. */
export function Pages(props: {
  readonly of: Pick<Paged<unknown>, 'page' | 'perPage' | 'total'>;
  /** Singular and plural of the listed items: `['order', 'orders']`. */
  readonly nouns: readonly [string, string];
  readonly onPage: (page: number) => void;
}) {
  const { nouns, onPage } = props;
  const { page, perPage, total } = props.of;
  const [one, several] = nouns;
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav className={styles['pages']} aria-label={`Pagination: ${several}`}>
      <span>
        {total} {total === 1 ? one : several}
        {last > 1 && `, page ${String(page)} of ${String(last)}`}
      </span>
      {last > 1 && (
        <>
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
        </>
      )}
    </nav>
  );
}
