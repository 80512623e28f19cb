import type { Property } from '@selvedge/shared/blocks/model/property';
import { textIn } from '@selvedge/shared/blocks/model/wire';
import { cutText } from '@selvedge/shared/texts/cut-text';

import type { ControlProps } from '../control-props.js';
import { useTyped } from './useTyped.js';
import { useLiveField } from '../../typing/live-field.js';
import { Field } from '../../../ui/office/Field.js';

/** Maximum length in characters above which the control has several lines. */
const longText = 255;
/** Maximum length in characters of properties without their own limit. */
const longest = 10_000;

/** Text field, also for lengths and addresses. */
export function TextControl({ property, value, onChange, live }: ControlProps) {
  const { kind, label, maxLength = longest } = property;
  const { text, write, leave } = useTyped(textIn(value) ?? '', (typed) => {
    onChange(typed === '' ? undefined : typed);
  });
  const bind = useLiveField(live);
  return (
    <Field label={label} error={problemOf(property, live ? (textIn(value) ?? '') : text)}>
      {(control) => {
        const same = { ...control, placeholder: placeholderOf(property) };
        const typed = {
          value: text,
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
            // `maxlength` counts UTF-16 units, and would refuse an emoji that the shop accepts.
            write(cutText(currentTarget.value, maxLength));
          },
          onBlur: leave,
        };
        const own = live ? { ref: bind } : typed;
        const isLong = kind === 'text' && maxLength > longText;
        // The key replaces the input if its text becomes live.
        return isLong ? (
          <textarea key={String(!live)} {...same} {...own} rows={4} />
        ) : (
          <input key={String(!live)} {...same} {...own} />
        );
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
