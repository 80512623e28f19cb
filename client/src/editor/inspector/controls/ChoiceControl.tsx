import { textIn } from '@selvedge/shared/blocks/model/wire';
import { use } from 'react';

import { choiceName, defaultText } from './choice-names.js';
import type { ControlProps } from '../control-props.js';
import { themeLabel } from '../theme-label.js';
import { PageTheme } from '../theme-of-page.js';
import { Field } from '../../../ui/office/Field.js';

export function ChoiceControl({ property, value, onChange }: ControlProps) {
  const { label, choices = [], choiceNames = {}, default: standard } = property;
  const text = textIn(value) ?? '';
  const other = themeLabel(text, use(PageTheme)) ?? text;
  const nameOf = (choice: string): string => choiceNames[choice] ?? choiceName(choice);
  const usual = typeof standard === 'string' ? defaultText(nameOf(standard)) : 'Default';
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={text}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value === '' ? undefined : currentTarget.value);
          }}
        >
          <option value="">{usual}</option>
          {text !== '' && !choices.includes(text) && <option value={text}>{other}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
