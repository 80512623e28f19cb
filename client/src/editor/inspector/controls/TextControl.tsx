import type { Property } from '@selvedge/shared/blocks/model/property';
import { textIn } from '@selvedge/shared/blocks/model/wire';

import type { ControlProps } from '../control-props.js';
import { useTyped } from './useTyped.js';
import { Field } from '../../../ui/office/Field.js';

/** Of a text that may be longer than so many characters, several lines are shown. */
const longText = 255;
/** In characters, where a property says nothing. */
const longest = 10_000;

/** Anything that is written: words, a length, an address. */
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
  return kind === 'length' ? 'Theme’s own' : '';
}

/** What the shop would pass over. */
function problemOf(property: Property<unknown>, text: string): string | undefined {
  if (text === '' || property.read(text) !== undefined) return undefined;
  return 'The shop cannot read this, and shows its own.';
}
