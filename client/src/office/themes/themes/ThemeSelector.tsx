import { ThemeCards } from './ThemeCards.js';
import styles from './ThemeSelector.module.css';

/** THM-001: the themes that are offered to a store that has one. */
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
