import { numberIn } from '@selvedge/shared/blocks/model/wire';

import { NumberField } from './NumberField.js';
import type { ControlProps } from '../control-props.js';

export function NumberControl({ property, value, onChange }: ControlProps) {
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
