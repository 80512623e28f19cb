import type { LiveConnectSession } from '@selvedge/shared/connect/contract';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import type { PageListing } from '@selvedge/shared/pages/page';
import { useState } from 'react';

import styles from './OtherEditor.module.css';
import { useAllow, useEditors, useOpenInEditor } from './useEditors.js';
import { useLiveEditors } from '../../connect/index.js';
import { Ago } from '../../../ui/office/Ago.js';
import { Button } from '../../../ui/office/Button.js';
import { DialogButtons } from '../../../ui/office/Dialog.js';
import { CheckField, Field } from '../../../ui/office/Field.js';
import { SelectField } from '../../../ui/office/SelectField.js';
import { Form } from '../../../ui/office/Form.js';
import { SendButtons } from '../../../ui/office/SendButtons.js';

interface OtherEditorProps {
  readonly page: PageListing;
  readonly onClose: () => void;
}

/** Opens a page in an external editor that the owner allows, and lists the open sessions. */
export function ExternalEditorPanel(props: OtherEditorProps) {
  const editors = useEditors();
  const { live, ending } = useLiveEditors();
  const sessions = live.filter(({ pageId }) => pageId === props.page.id);
  return (
    <div className={styles['panel']}>
      {editors === undefined ? (
        <p role="status">Loading editors…</p>
      ) : (
        <OpenForm {...props} editors={editors} />
      )}
      {sessions.length > 0 && <OpenSessions sessions={sessions} onEnd={ending.mutate} />}
    </div>
  );
}

function OpenForm(props: OtherEditorProps & { readonly editors: readonly string[] }) {
  const { editors, onClose } = props;
  const [chosen, choose] = useState<string>();
  const [isAdding, setAdding] = useState(editors.length === 0);
  const origin = chosen ?? editors[0];
  const add = (added: string): void => {
    choose(added);
    setAdding(false);
  };
  return isAdding || origin === undefined ? (
    <AllowForm onAllowed={add} onClose={onClose} />
  ) : (
    <ChooseForm
      {...{ ...props, origin, onChoose: choose }}
      onAdd={() => {
        setAdding(true);
      }}
    />
  );
}

interface ChooseProps extends OtherEditorProps {
  readonly editors: readonly string[];
  readonly origin: string;
  readonly onChoose: (origin: string) => void;
  readonly onAdd: () => void;
}

function ChooseForm({ page, onClose, editors, origin, onChoose, onAdd }: ChooseProps) {
  const [mayPublish, setMayPublish] = useState(false);
  const opening = useOpenInEditor(onClose);
  return (
    <Form
      className={styles['form']}
      isDirty={mayPublish}
      isSent={opening.isPending || opening.isSuccess}
      onSend={() => {
        opening.mutate({ pageId: page.id, origin, scopes: scopesOf(mayPublish) });
      }}
    >
      <SelectField
        label="Editor"
        hint="It can edit this page until you close it or end its session."
        value={origin}
        options={editors.map((one) => ({ value: one, text: one }))}
        onChange={onChoose}
      />
      <CheckField label="Allow it to publish the page">
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={mayPublish}
            onChange={(event) => {
              setMayPublish(event.currentTarget.checked);
            }}
          />
        )}
      </CheckField>
      <DialogButtons>
        <Button onPress={onAdd}>Add editor</Button>
        <Button kind="primary" type="submit" isPending={opening.isPending}>
          Open editor
        </Button>
      </DialogButtons>
    </Form>
  );
}

/** Scopes that every editor needs; publishing is granted separately. */
function scopesOf(mayPublish: boolean): readonly ConnectScope[] {
  const edit = ['page:read', 'page:write', 'pages:list', 'theme:preview', 'comment'] as const;
  return mayPublish ? [...edit, 'publish'] : edit;
}

function AllowForm(props: {
  readonly onAllowed: (origin: string) => void;
  readonly onClose: () => void;
}) {
  const [origin, setOrigin] = useState('');
  const allowing = useAllow(props.onAllowed);
  return (
    <Form
      className={styles['form']}
      isDirty={origin !== ''}
      isSent={allowing.isPending || allowing.isSuccess}
      onSend={() => {
        allowing.mutate(origin.trim());
      }}
    >
      <Field
        label="Editor address"
        hint="Editors at this address can be given access to individual pages of this shop, and to nothing else."
      >
        {(control) => (
          <input
            {...control}
            type="url"
            required
            placeholder="https://editor.example"
            value={origin}
            onChange={(event) => {
              setOrigin(event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <SendButtons send="Allow editor" isPending={allowing.isPending} onCancel={props.onClose} />
    </Form>
  );
}

interface OpenSessionsProps {
  readonly sessions: readonly LiveConnectSession[];
  readonly onEnd: (sessionId: string) => void;
}

/** Sessions that have the page open now. */
function OpenSessions({ sessions, onEnd }: OpenSessionsProps) {
  return (
    <section className={styles['sessions']} aria-label="Open in other editors">
      <h3>Open in other editors</h3>
      <ul>
        {sessions.map(({ sessionId, client, origin, openedAt }) => (
          <li key={sessionId}>
            <span>
              <strong>{client.name}</strong> {origin}
              <small>
                since <Ago time={openedAt} />
              </small>
            </span>
            <Button
              onPress={() => {
                onEnd(sessionId);
              }}
            >
              End session
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
