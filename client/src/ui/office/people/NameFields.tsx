import type { PersonField } from './usePerson.js';
import { TextField } from '../TextField.js';

/** What somebody who makes an account is called. */
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
