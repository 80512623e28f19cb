import { X } from 'lucide-react';

import styles from './SearchPage.module.css';
import { useRecentSearches } from './useRecentSearches.js';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass, iconButtonClass } from '../../ui/shop/common/button.js';

const css = classesOf(styles);

/** Recent searches of this browser; `found` is added for the next time. */
export function RecentSearches({ found }: { readonly found: string | null }) {
  const { recent, remove, clear } = useRecentSearches(found);
  if (recent.length === 0) return null;
  return (
    <section className={css('recent')} aria-labelledby="recent-searches">
      <h2 id="recent-searches">Recent searches</h2>
      <ul>
        {recent.map((q) => (
          <li key={q}>
            <a href={`/search/?q=${encodeURIComponent(q)}`}>{q}</a>
            <button
              type="button"
              className={iconButtonClass()}
              aria-label={`Remove ${q}`}
              onClick={() => remove(q)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={buttonClass('text')} onClick={clear}>
        Clear all
      </button>
    </section>
  );
}
