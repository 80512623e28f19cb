import { TriangleAlert } from 'lucide-react';
import { use } from 'react';

import { warningsOf } from './page-warnings.js';
import styles from './PageWarnings.module.css';
import { PageTheme } from '../theme-of-page.js';
import type { LivePage } from '../../session/useLive.js';

/** What is to be mended before many people see the page, and where. */
export function PageWarnings(props: {
  readonly live: LivePage;
  readonly onSelect: (uuid: string) => void;
  /** It is not said that there is nothing. */
  readonly isQuiet?: boolean;
}) {
  const { live, onSelect, isQuiet = false } = props;
  const warnings = warningsOf(live, use(PageTheme));
  if (isQuiet && warnings.length === 0) return null;
  return (
    <section className={styles['warnings']} aria-label="To be mended">
      <h3>To be mended</h3>
      {warnings.length === 0 && <p>Nothing that we know of.</p>}
      <ul>
        {warnings.map(({ uuid, text }, index) => (
          <li key={`${String(index)} ${uuid ?? ''}`}>
            <TriangleAlert size={16} aria-hidden />
            <span>{text}</span>
            {uuid !== null && (
              <button
                type="button"
                aria-label={`Show me: ${text}`}
                onClick={() => {
                  onSelect(uuid);
                }}
              >
                Show me
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
