import { textIn } from '@selvedge/shared/blocks/model/wire';
import { missingTest, type SplitTest } from '@selvedge/shared/split-tests/split-test';

import { useSplitTests } from './useSplitTests.js';
import type { ControlProps } from '../control-props.js';
import { Field } from '../../../ui/office/Field.js';

/** A running split test of the shop, whose variations are rows in this one (BLX-009). */
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
        hint="Put a row for each variation into this one."
        error={isMissing ? missingTest(name) : undefined}
      />
      <a href="/dashboard/split-tests" target="_blank" rel="noreferrer">
        {tests.length === 0 ? 'Start a split test' : 'Split tests of the shop'}
      </a>
    </>
  );
}

/** One of the variations: of the test that the row itself is, else of any that it may stand in. */
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
      hint="Shown to those who were drawn for it, within a row that is a split test."
    />
  );
}

/** Whether it shows something: it runs, or has a winner. */
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
