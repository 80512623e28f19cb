import type { Sketch as Drawing } from '@selvedge/shared/blocks/model/block-palette';

import styles from './Sketch.module.css';

const tones = ['soft', 'ink', 'accent'] as const;

/** Simplified drawing of a block. */
export function Sketch({ drawing }: { readonly drawing: Drawing }) {
  return (
    <svg className={styles['sketch']} viewBox="0 0 64 40" aria-hidden>
      {tones.map((tone) => (
        <path key={tone} className={styles[tone]} d={drawing[tone]} />
      ))}
    </svg>
  );
}
