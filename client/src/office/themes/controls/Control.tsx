import { THEME_KEYS, type ThemeKeyKind } from '@selvedge/shared/themes/keys';

import { ColourControl } from './ColourControl.js';
import type { ControlProps } from './control-props.js';
import { FontControl } from './FontControl.js';
import { ImageControl } from './ImageControl.js';
import styles from '../PropertyRow.module.css';
import { TextControl } from './TextControl.js';
import { sentenceCase } from '../../../lib/sentence-case.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const options: Partial<Record<ThemeKeyKind, readonly string[]>> = {
  transform: ['none', 'uppercase', 'lowercase', 'capitalize'],
  align: ['start', 'center', 'end'],
};

/** Renders the control for the kind of the property. */
export function Control(props: ControlProps) {
  const { name } = props;
  const { kind, choices = options[kind] }: { kind: ThemeKeyKind; choices?: readonly string[] } =
    THEME_KEYS[name];
  if (choices !== undefined) return <ChoiceControl {...props} choices={choices} />;
  if (kind === 'colour') return <ColourControl {...props} />;
  if (kind === 'font') return <FontControl {...props} />;
  if (kind === 'flag') return <FlagControl {...props} />;
  if (kind === 'image') return <ImageControl {...props} />;
  return <TextControl {...props} />;
}

function ChoiceControl({
  id,
  value,
  choices,
  onChange,
}: ControlProps & { readonly choices: readonly string[] }) {
  return (
    <select
      id={id}
      className={sharedStyle('input', styles['control'])}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {sentenceCase(choice)}
        </option>
      ))}
    </select>
  );
}

function FlagControl({ id, value, onChange }: ControlProps) {
  return (
    <span className={styles['flag']}>
      <input
        id={id}
        type="checkbox"
        checked={value === '1'}
        onChange={(event) => {
          onChange(event.currentTarget.checked ? '1' : '0');
        }}
      />
      <span aria-hidden>{value === '1' ? 'On' : 'Off'}</span>
    </span>
  );
}
