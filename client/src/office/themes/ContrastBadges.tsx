import type { MeasuredPair } from '@selvedge/shared/themes/contrast-pairs';
import { THEME_KEYS } from '@selvedge/shared/themes/keys';
import { Check, TriangleAlert } from 'lucide-react';

import type { Readability } from './draft-theme.js';
import styles from './ContrastBadges.module.css';

/** Contrast of a colour on each of its backgrounds, with the nearest readable colour (NFR-007). */
export function ContrastBadges(props: {
  readonly label: string;
  readonly readability: Readability;
  readonly onUse: (colour: string) => void;
}) {
  const { label, readability, onUse } = props;
  const { pairs, better } = readability;
  return (
    <div className={styles['pairs']}>
      {pairs.map((pair) => (
        <Badge key={pair.back} pair={pair} />
      ))}
      {better !== undefined && (
        <button
          type="button"
          className={styles['better']}
          aria-label={`Use ${better} for ${label}`}
          onClick={() => {
            onUse(better);
          }}
        >
          <span style={{ background: better }} aria-hidden />
          Use {better}
        </button>
      )}
    </div>
  );
}

function Badge({ pair: { back, ratio, least } }: { readonly pair: MeasuredPair }) {
  const passes = ratio >= least;
  const Icon = passes ? Check : TriangleAlert;
  // Rounded down, so that a ratio just below the minimum never looks sufficient.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return (
    <span className={styles['badge']} data-passes={passes}>
      <Icon size={12} aria-hidden />
      {shown}
      <span className={styles['on']}>
        on {THEME_KEYS[back].label}
        {!passes && `, needs ${String(least)}`}
      </span>
    </span>
  );
}
