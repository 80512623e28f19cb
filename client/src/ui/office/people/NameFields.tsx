import type { PersonField } from './usePerson.js';
import { TextField } from '../TextField.js';

/** Name fields of a new account. */
export function NameFields(props: {
  readonly field: (name: 'firstName' | 'lastName') => PersonField<'firstName' | 'lastName'>;
}) {
  const { field } = props;
  return (
    <>
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" isRequired />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
    </>
  );
}
