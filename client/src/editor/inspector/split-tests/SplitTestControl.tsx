import { textIn } from '@selvedge/shared/blocks/model/wire';
import { missingTest, type SplitTest } from '@selvedge/shared/split-tests/split-test';

import { useSplitTests } from './useSplitTests.js';
import type { ControlProps } from '../control-props.js';
import { Field } from '../../../ui/office/Field.js';

/**
 * Selects a running split test of the shop. The rows inside this row are its variations (BLX-009).
 */
export function SplitTestControl(props: ControlProps) {
  const tests = useSplitTests().filter(isThere);
  const name = textIn(props.value) ?? '';
  const isMissing = name !== '' && tests.every((test) => test.name !== name);
  return (
    <>
      <NameChoice
        {...props}
        none="No test"
        names={tests.map((test) => test.name)}
        hint="Add a row for each variation inside this row."
        error={isMissing ? missingTest(name) : undefined}
      />
      <a href="/dashboard/split-tests" target="_blank" rel="noreferrer">
        {tests.length === 0 ? 'Start a split test' : 'Manage split tests'}
      </a>
    </>
  );
}

/** Selects a variation of the row's own test, or of any test if the row has none. */
export function VariationControl(props: ControlProps) {
  const tests = useSplitTests().filter(isThere);
  const own = textIn(props.sibling?.('splitTest')?.value);
  const fitting = tests.filter(({ name }) => own === undefined || own === '' || name === own);
  const names = fitting.flatMap(({ variations }) => variations.map(({ name }) => name));
  return (
    <NameChoice
      {...props}
      none="No variation"
      names={[...new Set(names)]}
      hint="Shown to visitors assigned to this variation. Place this row inside a split test row."
    />
  );
}

/** Whether the test is running or has a winner. */
const isThere = ({ isRunning, winner }: SplitTest): boolean => isRunning || winner !== null;

interface NameProps extends ControlProps {
  readonly none: string;
  readonly names: readonly string[];
  readonly hint: string;
  readonly error?: string | undefined;
}

function NameChoice({ property, value, onChange, none, names, hint, error }: NameProps) {
  const name = textIn(value) ?? '';
  const shown = name === '' || names.includes(name) ? names : [...names, name];
  return (
    <Field label={property.label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          value={name}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value === '' ? undefined : currentTarget.value);
          }}
        >
          <option value="">{none}</option>
          {shown.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
