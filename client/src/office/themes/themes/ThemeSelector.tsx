import { ThemeCards } from './ThemeCards.js';
import styles from './ThemeSelector.module.css';

/** Theme list of an existing shop. */
export function ThemeSelector(props: {
  readonly isPro: boolean;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}) {
  return (
    <section aria-label="Themes">
      <p className={styles['hint']}>
        Switching the theme replaces your changes. You can undo this.
      </p>
      <ThemeCards {...props} />
    </section>
  );
}
