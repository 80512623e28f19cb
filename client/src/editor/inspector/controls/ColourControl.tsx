import { textIn } from '@selvedge/shared/blocks/model/wire';
import { referencedKey } from '@selvedge/shared/themes/page-reference';
import { Suspense, use, useState } from 'react';

import { contrastProblem } from './colour-contrast.js';
import styles from './ColourControl.module.css';
import { useTyped } from './useTyped.js';
import type { ControlProps } from '../control-props.js';
import { PageTheme } from '../theme-of-page.js';
import { ColourField } from '../../../ui/office/ColourField.js';
import { later } from '../../../ui/office/later.js';

const ThemeColours = later(async () => (await import('./ThemeColours.js')).ThemeColours);
const ThemeColour = later(async () => (await import('./ThemeColours.js')).ThemeColour);

/** Custom colour, or a reference to a theme colour, which follows changes of the theme. */
export function ColourControl({ property, value, onChange, sibling }: ControlProps) {
  const themed = use(PageTheme);
  const text = textIn(value) ?? '';
  const surface = (property.standsOn ?? [])
    .map((name) => textIn(sibling?.(name)?.value) ?? '')
    .find((colour) => colour !== '');
  return (
    <ThemedColour
      label={property.label}
      text={text}
      problem={surface === undefined ? undefined : contrastProblem(themed(text), themed(surface))}
      onText={(next) => {
        onChange(next === '' ? undefined : next);
      }}
    />
  );
}

interface ColourProps {
  readonly label: string;
  /** Hex colour or theme reference; empty if unset. */
  readonly text: string;
  readonly problem?: string | undefined;
  readonly onText: (text: string) => void;
}

export function ThemedColour({ label, text, problem, onText }: ColourProps) {
  const [isOpen, setOpen] = useState(false);
  const key = referencedKey(text);
  const typed = useTyped(text, onText);
  return (
    <div className={styles['colour']}>
      {key === undefined ? (
        <ColourField
          label={label}
          value={typed.text}
          error={problem}
          onChange={typed.write}
          onBlur={typed.leave}
        />
      ) : (
        <Suspense>
          <ThemeColour label={label} name={key} problem={problem} onText={onText} />
        </Suspense>
      )}
      <button
        type="button"
        className={styles['more']}
        aria-expanded={isOpen}
        aria-label={`Theme colours for ${label.toLowerCase()}`}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Theme colours
      </button>
      {isOpen && (
        <Suspense>
          <ThemeColours label={label} chosen={key} onText={onText} />
        </Suspense>
      )}
    </div>
  );
}
