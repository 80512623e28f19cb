import { offeredThemes } from '@selvedge/shared/themes/catalogue';
import { isProTheme } from '@selvedge/shared/themes/theme';

import { ThemeCard } from './ThemeCard.js';
import styles from './ThemeSelector.module.css';

/** Available themes, each drawn with its own values. */
export function ThemeCards(props: {
  readonly isPro: boolean;
  readonly chosen: string;
  /** Headline of each sample shop: the name of the shop being created. */
  readonly title?: string;
  readonly onChoose: (name: string) => void;
}) {
  const { isPro, chosen, title, onChoose } = props;
  return (
    <ul className={styles['cards']}>
      {offeredThemes({ pro: isPro }).map((theme) => (
        <li key={theme.name}>
          <ThemeCard
            name={theme.name}
            title={title?.trim() || 'Made to order'}
            isPro={isProTheme(theme)}
            isChosen={theme.name === chosen}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}
