import { useState } from 'react';

/** Props of `TextField` for one field of a person. */
export interface PersonField<Name extends string> {
  readonly name: Name;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** State of a form with personal details, with props for each field. */
export function usePerson<Person extends Readonly<Record<string, string>>>(first: Person) {
  const [person, setPerson] = useState(first);
  const field = <Name extends keyof Person & string>(name: Name): PersonField<Name> => ({
    name,
    value: person[name] ?? '',
    onChange: (value) => {
      setPerson((before) => ({ ...before, [name]: value }));
    },
  });
  return { person, field };
}
