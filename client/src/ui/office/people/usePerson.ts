import { useState } from 'react';

/** What `TextField` takes of a field of somebody's. */
export interface PersonField<Name extends string> {
  readonly name: Name;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What somebody types about themselves, and each field of it. */
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
