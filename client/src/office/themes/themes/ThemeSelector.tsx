import { offeredThemes } from '@selvedge/shared/themes/catalogue';
import { isProTheme } from '@selvedge/shared/themes/theme';

import { ThemeCard } from './ThemeCard.js';
import styles from './ThemeSelector.module.css';

/** THM-001: the themes that are offered, each drawn from its own values. */
export function ThemeSelector(props: {
  readonly isPro: boolean;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}) {
  const { isPro, chosen, onChoose } = props;
  return (
    <section aria-label="Themes">
      <p className={styles['hint']}>
        Another theme takes the place of your changes; undo brings them back.
      </p>
      <ul className={styles['cards']}>
        {offeredThemes({ pro: isPro }).map((theme) => (
          <li key={theme.name}>
            <ThemeCard
              name={theme.name}
              isPro={isProTheme(theme)}
              isChosen={theme.name === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
