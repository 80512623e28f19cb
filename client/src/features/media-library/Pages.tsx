import type { MediaPage } from '@selvedge/shared/media/contract';

import styles from './Pages.module.css';
import { Button } from '../../ui/office/Button.js';

/** How many there are, and the way to the other pages where there are any. */
export function Pages({ media, onPage }: { media: MediaPage; onPage: (page: number) => void }) {
  const { page, perPage, total } = media;
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav className={styles['pages']} aria-label="Pages of the library">
      <span>
        {total} {total === 1 ? 'file' : 'files'}
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
