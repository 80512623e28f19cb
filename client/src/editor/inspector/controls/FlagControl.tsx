import { truthIn } from '@selvedge/shared/blocks/model/wire';

import type { ControlProps } from '../control-props.js';
import { CheckField } from '../../../ui/office/Field.js';

export function FlagControl({ property, value, onChange }: ControlProps) {
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
