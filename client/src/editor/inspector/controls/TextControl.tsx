import type { Property } from '@selvedge/shared/blocks/model/property';
import { textIn } from '@selvedge/shared/blocks/model/wire';

import type { ControlProps } from '../control-props.js';
import { useTyped } from './useTyped.js';
import { Field } from '../../../ui/office/Field.js';

/** Maximum length in characters above which the control has several lines. */
const longText = 255;
/** Maximum length in characters of properties without their own limit. */
const longest = 10_000;

/** Text field, also for lengths and addresses. */
export function TextControl({ property, value, onChange }: ControlProps) {
  const { kind, label, maxLength = longest } = property;
  const { text, write, leave } = useTyped(textIn(value) ?? '', (typed) => {
    onChange(typed === '' ? undefined : typed);
  });
  return (
    <Field label={label} error={problemOf(property, text)}>
      {(control) => {
        const shared = {
          ...{ ...control, value: text, maxLength, placeholder: placeholderOf(property) },
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
            write(currentTarget.value);
          },
          onBlur: leave,
        };
        const isLong = kind === 'text' && maxLength > longText;
        return isLong ? <textarea {...shared} rows={4} /> : <input {...shared} />;
      }}
    </Field>
  );
}

function placeholderOf({ kind, default: standard }: Property<unknown>): string {
  if (typeof standard === 'string' && standard !== '') return standard;
  return kind === 'length' ? 'Theme default' : '';
}

/** Returns a message for values that the shop ignores. */
function problemOf(property: Property<unknown>, text: string): string | undefined {
  if (text === '' || property.read(text) !== undefined) return undefined;
  return 'This value is not valid. The shop uses the default.';
}
