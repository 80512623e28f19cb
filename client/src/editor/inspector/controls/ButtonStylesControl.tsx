import { objectIn, textIn, truthIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { use } from 'react';

import styles from './ButtonStylesControl.module.css';
import { contrastProblem } from './colour-contrast.js';
import { ThemedColour } from './ColourControl.js';
import { TypedInput } from './TypedInput.js';
import type { ControlProps } from '../control-props.js';
import { PageTheme } from '../theme-of-page.js';
import { CheckField, Field } from '../../../ui/office/Field.js';

const colours = [
  ['textColor', 'Button text'],
  ['backgroundColor', 'Button background'],
  ['borderColor', 'Button border'],
] as const;

/** Style properties of a button (BLK-080). */
export function ButtonStylesControl({ property, value, onChange }: ControlProps) {
  const themed = use(PageTheme);
  const held = objectIn(value) ?? {};
  const textOf = (name: string): string => textIn(held[name]) ?? '';
  const set = (name: string, next: Json) => {
    const { [name]: _before, ...rest } = held;
    const all = next === '' ? rest : { ...rest, [name]: next };
    onChange(Object.keys(all).length === 0 ? undefined : all);
  };
  const problem = contrastProblem(themed(textOf('textColor')), themed(textOf('backgroundColor')));
  return (
    <div className={styles['styles']} role="group" aria-label={property.label}>
      {colours.map(([name, label]) => (
        <ThemedColour
          key={name}
          label={label}
          text={textOf(name)}
          problem={name === 'textColor' ? problem : undefined}
          onText={(text) => {
            set(name, text);
          }}
        />
      ))}
      <Field label="Button corner radius">
        {(control) => (
          <TypedInput
            {...control}
            value={textOf('borderRadius')}
            placeholder="Theme default"
            onTextChange={(text) => {
              set('borderRadius', text);
            }}
          />
        )}
      </Field>
      <CheckField label="Full width">
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={truthIn(held['fill']) ?? false}
            onChange={(event) => {
              set('fill', event.currentTarget.checked);
            }}
          />
        )}
      </CheckField>
    </div>
  );
}
