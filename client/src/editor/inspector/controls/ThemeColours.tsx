import { isThemeKey, isVisual, THEME_KEY_GROUPS, THEME_KEYS } from '@selvedge/shared/themes/keys';
import { X } from 'lucide-react';
import { use } from 'react';

import styles from './ColourControl.module.css';
import { PageTheme } from '../theme-of-page.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Reference to a key of the theme. */
const pointerTo = (key: string): string => `#{${key}}`;

const groups = Object.entries(THEME_KEY_GROUPS).flatMap(([title, keys]) => {
  const colours = Object.keys(keys).filter(
    (key) => isThemeKey(key) && isVisual(key) && THEME_KEYS[key].kind === 'colour',
  );
  return colours.length === 0 ? [] : [{ title, colours }];
});

export function ThemeColours(props: {
  readonly label: string;
  readonly chosen: string | undefined;
  readonly onText: (text: string) => void;
}) {
  const { label, chosen, onText } = props;
  return (
    <div className={styles['tokens']} role="group" aria-label={`${label}: theme colours`}>
      {groups.map(({ title, colours }) => (
        <div key={title} role="group" aria-label={title}>
          <p>{title}</p>
          {colours.map((key) => (
            <button
              key={key}
              type="button"
              className={sharedStyle('row')}
              aria-pressed={key === chosen}
              onClick={() => {
                onText(pointerTo(key));
              }}
            >
              <Swatch name={key} /> {labelOf(key)}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Selected theme colour. */
export function ThemeColour(props: {
  readonly label: string;
  readonly name: string;
  readonly problem?: string | undefined;
  readonly onText: (text: string) => void;
}) {
  const { label, name, problem, onText } = props;
  return (
    <div className={styles['reference']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['token']}>
        <Swatch name={name} />
        <span>{labelOf(name)}</span>
        <button
          type="button"
          className={sharedStyle('icon')}
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={() => {
            onText('');
          }}
        >
          <X size={14} aria-hidden />
        </button>
      </span>
      <p className={styles['problem']} aria-live="polite">
        {isThemeKey(name) ? problem : 'The theme has no such colour. The shop uses the default.'}
      </p>
    </div>
  );
}

function Swatch({ name }: { readonly name: string }) {
  const themed = use(PageTheme);
  return (
    <span
      className={styles['swatch']}
      style={{ background: themed(pointerTo(name)) }}
      aria-hidden
    />
  );
}

function labelOf(name: string): string {
  return isThemeKey(name) ? THEME_KEYS[name].label : name;
}
