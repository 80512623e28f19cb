import { fontOf } from '@selvedge/shared/themes/fonts';
import type { ThemeKey } from '@selvedge/shared/themes/keys';
import { themeFonts } from '@selvedge/shared/themes/resolve';
import { themeOf } from '@selvedge/shared/themes/store-theme';
import type { CSSProperties } from 'react';

import { themeTitle } from '../theme-labels.js';
import styles from './ThemeSelector.module.css';

const swatches: readonly ThemeKey[] = [
  'primary.color',
  'button.primary.backgroundColor',
  'banner.background',
  'announcement.background',
  'tag.background',
  'footer.background',
];

/** Card of a theme, drawn with its real values: sample shop, fonts and colours. */
export function ThemeCard(props: {
  readonly name: string;
  /** Headline of the sample shop. */
  readonly title: string;
  readonly isPro: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (name: string) => void;
}) {
  const { name, title, isPro, isChosen, onChoose } = props;
  const theme = themeOf({ theme: name });
  const colours = [...new Set(swatches.map((key) => theme[key].value))];
  return (
    <button
      type="button"
      className={styles['card']}
      aria-pressed={isChosen}
      onClick={() => {
        onChoose(name);
      }}
    >
      <Window name={name} title={title} />
      <span className={styles['name']}>
        {themeTitle(name)}
        {isPro && <span className={styles['pro']}>Pro</span>}
      </span>
      <span className={styles['fonts']}>{themeFonts(theme).join(' and ')}</span>
      <span className={styles['swatches']} aria-hidden>
        {colours.map((colour) => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </span>
    </button>
  );
}

function Window({ name, title }: { readonly name: string; readonly title: string }) {
  const theme = themeOf({ theme: name });
  const text = (key: ThemeKey) => theme[key].value;
  return (
    <span className={styles['window']} style={{ background: text('page.background') }} aria-hidden>
      <span style={{ background: text('announcement.background') }} />
      <Hero text={text} heading={title} />
      <span className={styles['goods']}>
        {[0, 1, 2].map((index) => (
          <span
            key={index}
            style={{
              background: text('image.background'),
              borderRadius: `min(${text('image.radius')}, 12px)`,
              aspectRatio: text('image.ratio'),
              boxShadow: `inset 0 0 0 1px ${text('image.border.color')}`,
            }}
          />
        ))}
      </span>
    </span>
  );
}

function Hero(props: { readonly text: (key: ThemeKey) => string; readonly heading: string }) {
  const { text, heading } = props;
  const font = (key: ThemeKey) => fontOf(text(key)).stack;
  const title = {
    color: text('banner.title.color'),
    font: `${text('heading.weight')} 21px/1.1 ${font('heading.1.font')}`,
    letterSpacing: text('heading.tracking'),
    // Themes contain only valid CSS values: none, uppercase, lowercase or capitalize.
    textTransform: text('heading.1.transform') as CSSProperties['textTransform'],
  };
  const copy = { color: text('banner.copy.color'), font: `400 11px/1.4 ${font('text.font')}` };
  const button = {
    color: text('button.primary.textColor'),
    background: text('button.primary.backgroundColor'),
    borderColor: text('button.primary.borderColor'),
    borderRadius: text('button.border.radius'),
    font: `600 10px/1 ${font('text.font')}`,
  };
  return (
    <span
      className={styles['hero']}
      style={{ background: text('banner.background') }}
      data-align={text('banner.align')}
    >
      <span style={title}>{heading}</span>
      <span style={copy}>Printed to order</span>
      <span className={styles['button']} style={button}>
        Shop
      </span>
    </span>
  );
}
