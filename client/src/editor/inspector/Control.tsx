import type { PropertyKind } from '@selvedge/shared/blocks/model/property';
import { listIn, numberIn, textIn, truthIn } from '@selvedge/shared/blocks/model/wire';
import { FONT_FAMILIES } from '@selvedge/shared/themes/fonts';
import type { ComponentType } from 'react';

import type { ControlProps } from './control-props.js';
import { ListControl } from './ListControl.js';
import { NumberField } from './NumberField.js';
import { WordsControl } from './WordsControl.js';
import { ColourField } from '../../ui/office/ColourField.js';
import { CheckField, Field } from '../../ui/office/Field.js';

/** What an empty text says is what is usual. */
const changed = (onChange: ControlProps['onChange']) => (text: string) => {
  onChange(text === '' ? undefined : text);
};

function ColourControl({ property, value, onChange }: ControlProps) {
  return (
    <ColourField label={property.label} value={textIn(value) ?? ''} onChange={changed(onChange)} />
  );
}

function NumberControl({ property, value, onChange }: ControlProps) {
  const { label, min, max, default: standard } = property;
  return (
    <NumberField
      label={label}
      value={numberIn(value) ?? (typeof standard === 'number' ? standard : undefined)}
      min={min}
      max={max}
      step={max !== undefined && max <= 1 ? 0.05 : 1}
      onChange={onChange}
    />
  );
}

function FlagControl({ property, value, onChange }: ControlProps) {
  return (
    <CheckField label={property.label}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={truthIn(value) ?? property.default === true}
          onChange={(event) => {
            onChange(event.currentTarget.checked);
          }}
        />
      )}
    </CheckField>
  );
}

const fontNames = FONT_FAMILIES.map(({ name }) => name);

function ChoiceControl({ property, value, onChange }: ControlProps) {
  const { kind, label, choices = [] } = property;
  const options = kind === 'font' ? fontNames : choices;
  const text = textIn(value) ?? '';
  const change = changed(onChange);
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={text}
          onChange={(event) => {
            change(event.currentTarget.value);
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

function ActionsControl({ property, value, onChange }: ControlProps) {
  const items = listIn(value) ?? [];
  return <ListControl kind="actions" label={property.label} items={items} onChange={onChange} />;
}

function PillsControl({ property, value, onChange }: ControlProps) {
  const items = listIn(value) ?? [];
  return <ListControl kind="pills" label={property.label} items={items} onChange={onChange} />;
}

/** Null for what is changed elsewhere: rich text is written on the page. */
const CONTROLS: Readonly<Record<PropertyKind, ComponentType<ControlProps> | null>> = {
  text: WordsControl,
  length: WordsControl,
  image: WordsControl,
  imageSet: WordsControl,
  link: WordsControl,
  boolean: FlagControl,
  number: NumberControl,
  colour: ColourControl,
  choice: ChoiceControl,
  icon: ChoiceControl,
  ratio: ChoiceControl,
  font: ChoiceControl,
  actions: ActionsControl,
  pills: PillsControl,
  richText: null,
  // It follows from the styles of the buttons themselves.
  buttonStyles: null,
};

/** The control of a property, by its kind. */
export function Control(props: ControlProps) {
  const Kind = CONTROLS[props.property.kind];
  return Kind && <Kind {...props} />;
}
