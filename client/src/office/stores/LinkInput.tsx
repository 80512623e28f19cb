import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormContext, useWatch, type FieldPathByValue } from 'react-hook-form';

import { useProblem } from './inputs.js';
import { linkLabel } from './link-labels.js';
import { fetchCollections } from './settings.api.js';
import type { SettingsForm } from './settings-form.js';
import { Field } from '../../ui/office/Field.js';
import { useSession } from '../accounts/index.js';

const pages = [
  { name: 'Home', path: '/' },
  { name: 'Basket', path: '/basket/' },
];

/**
 * Link field that suggests the pages and collections of the shop and describes how the link
 * behaves.
 */
export function LinkInput(props: {
  readonly name: FieldPathByValue<SettingsForm, string>;
  readonly label: string;
}) {
  const { name, label } = props;
  const { register, control: form } = useFormContext<SettingsForm>();
  const text = useWatch({ control: form, name });
  const listId = useId();
  return (
    <>
      <Field label={label} hint={linkLabel(text, location.origin)} error={useProblem(name)}>
        {(control) => (
          <input
            {...control}
            list={listId}
            maxLength={2048}
            placeholder="/collection/… or https://…"
            autoComplete="off"
            spellCheck={false}
            {...register(name)}
          />
        )}
      </Field>
      <Places id={listId} />
    </>
  );
}

function Places({ id }: { id: string }) {
  const division = useSession().store.active?.id ?? 0;
  const { data } = useQuery({
    queryKey: ['collections-to-link', division],
    queryFn: () => fetchCollections(division),
    staleTime: 60_000,
  });
  return (
    <datalist id={id}>
      {pages.map(({ name, path }) => (
        <option key={path} value={path} label={name} />
      ))}
      {data?.data.map(({ uuid, name, urlName }) => (
        <option key={uuid} value={`/collection/${urlName}/`} label={`Collection: ${name}`} />
      ))}
    </datalist>
  );
}
