import { textIn } from '@selvedge/shared/blocks/model/wire';
import { FONT_FAMILIES } from '@selvedge/shared/themes/fonts';

import type { ControlProps } from '../control-props.js';
import { Field } from '../../../ui/office/Field.js';

const fontNames = FONT_FAMILIES.map(({ name }) => name);

export function ChoiceControl({ property, value, onChange }: ControlProps) {
  const { kind, label, choices = [] } = property;
  const options = kind === 'font' ? fontNames : choices;
  const text = textIn(value) ?? '';
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
          <option value="">As usual</option>
          {text !== '' && !options.includes(text) && <option value={text}>{text}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
