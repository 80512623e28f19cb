import type { ComponentProps } from 'react';

import { Field } from './Field.js';

/** Sort position. `register` is the result of the form's `register` call. */
export function PlaceField(props: {
  readonly label: string;
  readonly error: string | undefined;
  readonly register: ComponentProps<'input'>;
}) {
  return (
    <Field label={props.label} hint="Lower numbers come first" error={props.error}>
      {(control) => <input type="number" min={0} {...control} {...props.register} />}
    </Field>
  );
}
