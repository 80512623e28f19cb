import { textIn } from '@selvedge/shared/blocks/model/wire';

import type { ControlProps } from '../control-props.js';
import { ColourField } from '../../../ui/office/ColourField.js';

export function ColourControl({ property, value, onChange }: ControlProps) {
  return (
    <ColourField
      label={property.label}
      value={textIn(value) ?? ''}
      onChange={(text) => {
        onChange(text === '' ? undefined : text);
      }}
    />
  );
}
