import { TriangleAlert } from 'lucide-react';
import { use } from 'react';

import { warningsOf } from './page-warnings.js';
import styles from './PageWarnings.module.css';
import { PageTheme } from '../theme-of-page.js';
import type { LivePage } from '../../session/useLive.js';

/** Issues to fix before publishing, with a link to the affected block. */
export function PageWarnings(props: {
  readonly live: LivePage;
  readonly onSelect: (uuid: string) => void;
  /** Whether nothing is rendered if there are no issues. */
  readonly isQuiet?: boolean;
}) {
  const { live, onSelect, isQuiet = false } = props;
  const warnings = warningsOf(live, use(PageTheme));
  if (isQuiet && warnings.length === 0) return null;
  return (
    <section className={styles['warnings']} aria-label="Issues to fix">
      <h3>Issues to fix</h3>
      {warnings.length === 0 && <p>No issues found.</p>}
      <ul>
        {warnings.map(({ uuid, text }, index) => (
          <li key={`${String(index)} ${uuid ?? ''}`}>
            <TriangleAlert size={16} aria-hidden />
            <span>{text}</span>
            {uuid !== null && (
              <button
                type="button"
                aria-label={`Show block: ${text}`}
                onClick={() => {
                  onSelect(uuid);
                }}
              >
                Show block
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
