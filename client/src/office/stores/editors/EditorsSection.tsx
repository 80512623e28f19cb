import { isEditorOrigin } from '@selvedge/shared/connect/editor-origin';
import { useState } from 'react';

import styles from './Editors.module.css';
import { LiveEditors } from './LiveEditors.js';
import { useEditors } from './useEditors.js';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';
import { isEnter } from '../../../lib/is-enter.js';

const badOrigin = 'Enter an address like https://editor.example, without a path';

/** Allowed origins of external page editors, and the editors that are connected (EDT-009). */
export function EditorsSection({ onSaved }: { readonly onSaved: () => Promise<void> }) {
  const { list, saving } = useEditors(onSaved);
  const { origins = [], always = [] } = list.data ?? {};
  return (
    <>
      <Panel
        title="Page editors"
        text="Editors at these addresses can be given access to individual pages from the list of pages. Changes are saved immediately."
      >
        {list.isError && <p role="alert">{list.error.message}</p>}
        {list.isSuccess && origins.length + always.length === 0 && (
          <p className={sharedStyle('empty')}>
            No addresses yet. Pages are edited in the dashboard only.
          </p>
        )}
        <AllowedEditors
          always={always}
          origins={origins}
          isSaving={saving.isPending}
          onRemove={(origin) => {
            saving.mutate(origins.filter((one) => one !== origin));
          }}
        />
        {list.isSuccess && (
          <AddEditor
            existing={origins}
            isSaving={saving.isPending}
            onAdd={(origin) => saving.mutateAsync([...origins, origin])}
          />
        )}
      </Panel>
      <LiveEditors />
    </>
  );
}

/** Origins of all shops, and those of this shop with a button to remove each. */
function AllowedEditors(props: {
  readonly always: readonly string[];
  readonly origins: readonly string[];
  readonly isSaving: boolean;
  readonly onRemove: (origin: string) => void;
}) {
  const { always, origins, isSaving, onRemove } = props;
  if (origins.length + always.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label="Allowed editors">
      {always.map((origin) => (
        <li key={origin}>
          <span className={styles['origin']}>{origin}</span>
          <small>For all shops</small>
        </li>
      ))}
      {origins.map((origin) => (
        <li key={origin}>
          <span className={styles['origin']}>{origin}</span>
          <Button
            aria-label={`Remove ${origin}`}
            isDisabled={isSaving}
            onPress={() => {
              onRemove(origin);
            }}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AddEditor(props: {
  readonly existing: readonly string[];
  readonly isSaving: boolean;
  readonly onAdd: (origin: string) => Promise<unknown>;
}) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const origin = typed.trim().replace(/\/$/, '');
  const add = (): void => {
    const problem = problemOf(origin, props.existing);
    setError(problem);
    if (problem !== undefined) return;
    // The next address can be typed during the save; a refused one returns to the field.
    setTyped('');
    props.onAdd(origin).catch(() => {
      setTyped((next) => next || typed);
    });
  };
  return (
    <div className={styles['add']}>
      <Field label="Editor address" error={error}>
        {(control) => (
          <input
            {...control}
            value={typed}
            placeholder="https://editor.example"
            autoComplete="off"
            inputMode="url"
            maxLength={300}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              // Enter must not submit the settings form that contains this field.
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      <Button isPending={props.isSaving} onPress={add}>
        Allow
      </Button>
    </div>
  );
}

function problemOf(origin: string, existing: readonly string[]): string | undefined {
  if (!isEditorOrigin(origin)) return badOrigin;
  return existing.includes(origin) ? 'This address is already on the list' : undefined;
}
