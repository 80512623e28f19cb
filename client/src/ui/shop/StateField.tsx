import { addressFormatOf } from '@selvedge/shared/addresses/address-format';
import type { FormState } from '@selvedge/shared/screens/form-state';

import { SelectField } from './Field.js';

/** State or province of an address; renders nothing for countries without states. */
export function StateField(props: {
  readonly name: string;
  readonly form: FormState | null;
  readonly country: string;
  /** Group of the browser's autofill, such as `shipping`. */
  readonly of?: string;
  readonly defaultValue?: string;
}) {
  const { name, form, country, of, defaultValue } = props;
  const { state } = addressFormatOf(country);
  if (state === null) return null;
  const path = name.replace('[', '.').replace(']', '');
  return (
    <SelectField
      key={country}
      form={form}
      name={name}
      label={state.label}
      autoComplete={of === undefined ? 'address-level1' : `${of} address-level1`}
      required={of !== 'billing'}
      defaultValue={defaultValue ?? form?.values[path] ?? ''}
    >
      <option value="">Choose</option>
      {Object.entries(state.states).map(([code, text]) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
