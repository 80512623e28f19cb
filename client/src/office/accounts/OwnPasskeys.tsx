import { longDate } from '@selvedge/shared/dates/english-dates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { fetchPasskeys, removePasskey } from './security.api.js';
import styles from './SecurityPage.module.css';
import { useHasPasskeys, usePasskey } from '../../lib/usePasskey.js';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';
import { Panel } from '../../ui/office/Panel.js';
import { TextField } from '../../ui/office/TextField.js';
import fields from '../../ui/office/fields.module.css';

const key = ['passkeys'];

/** Passkeys of the signed-in user. Changes ask for the password unless it was entered recently. */
export function OwnPasskeys() {
  const passkeys = useQuery({ queryKey: key, queryFn: fetchPasskeys });
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: key });
  const remove = useMutation({ mutationFn: removePasskey, onSuccess: refresh });
  return (
    <Panel
      title="Passkeys"
      text="A passkey signs you in with your fingerprint, face or device. It works only on the site where you create it."
    >
      {remove.error !== null && <p role="alert">{remove.error.message}</p>}
      {passkeys.data?.map(({ id, name, host, addedAt, lastUsedAt }) => (
        <div key={id} className={fields['buttons']}>
          <span>
            <b>{name}</b> · {host} · added {longDate(new Date(addedAt))} ·{' '}
            {lastUsedAt === null ? 'not used yet' : `last used ${longDate(new Date(lastUsedAt))}`}
          </span>
          <Button
            aria-label={`Remove ${name}`}
            isPending={remove.isPending}
            onPress={() => {
              remove.mutate(id);
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      <AddPasskey onDone={refresh} />
    </Panel>
  );
}

function AddPasskey({ onDone }: { readonly onDone: () => void }) {
  const [name, setName] = useState('');
  const { isBusy, problem, run } = usePasskey(
    async () => {
      const { addPasskey } = await import('../../lib/passkeys.js');
      return addPasskey(name);
    },
    () => {
      setName('');
      onDone();
    },
  );
  if (!useHasPasskeys()) return null;
  return (
    <Form
      className={styles['form']}
      isDirty={name !== ''}
      isSent={isBusy}
      lost="The passkey has not been added."
      onSend={() => {
        run();
      }}
    >
      {problem !== null && <p role="alert">{problem}</p>}
      <TextField
        label="Passkey name"
        name="passkey"
        autoComplete="off"
        maxLength={60}
        isRequired
        value={name}
        onChange={setName}
      />
      <Button type="submit" isPending={isBusy}>
        Add passkey
      </Button>
    </Form>
  );
}
