import type { StaffUser } from '@selvedge/shared/staff/users/contract';
import { rfidForm, typedRfids } from '@selvedge/shared/staff/users/rfid';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { fetchStaffUser, setRfids } from './staff.api.js';
import styles from './StaffPage.module.css';
import { Button } from '../../ui/office/Button.js';
import { formatDateTime } from '../../ui/office/dates.js';
import { Field } from '../../ui/office/Field.js';
import { Form } from '../../ui/office/Form.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';
import { look } from '../../ui/office/look.js';
import fields from '../../ui/office/fields.module.css';

const wrong = 'A card has a number of 8 to 20 digits and letters A to F';

/** ATL-002, ATL-003: how somebody's account stands, and the cards that they were given. */
export function AccountPanel({ id }: { readonly id: number }) {
  const queryKey = ['staff-user', id];
  const user = useQuery({ queryKey, queryFn: () => fetchStaffUser(id) });
  if (user.isError) return <NotLoaded what="The account" of={user} />;
  if (user.isPending)
    return (
      <p className={styles['soft']} role="status">
        The account loads …
      </p>
    );
  return (
    <>
      <dl className={look('facts')}>
        {factsOf(user.data).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Cards key={user.data.rfids.join()} user={user.data} />
    </>
  );
}

function factsOf(user: StaffUser): readonly (readonly [name: string, text: string])[] {
  const { login, username, lastActive, twoFactorAuthEnabled, hasSavedPassword } = user;
  return [
    ['Signs in as', login],
    ['Called', username],
    ['Last active', lastActive === null ? 'Signed in nowhere' : formatDateTime(lastActive)],
    ['Two-factor authentication', twoFactorAuthEnabled ? 'On' : 'Off'],
    ['Password', hasSavedPassword ? 'Saved' : 'None'],
    ['In the dashboards of stores', user.storeControlRole === null ? 'Not let in' : 'Manager'],
  ];
}

/** The numbers of cards, a line each, as readers tell them. */
function Cards({ user: { id, rfids, fullName } }: { readonly user: StaffUser }) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const saved = rfids.join('\n');
  const [text, setText] = useState(saved);
  const [error, setError] = useState<string>();
  const saving = useMutation({
    mutationFn: (numbers: readonly string[]) => setRfids(id, { rfids: [...numbers] }),
    onSuccess: (saved) => {
      client.setQueryData(['staff-user', id], saved);
      notify(`The cards of ${fullName} are saved.`);
    },
    onError: ({ message }) => {
      setError(message);
    },
  });
  return (
    <Form
      className={fields['form']}
      isDirty={text !== saved}
      isSent={saving.isPending || saving.isSuccess}
      lost={`The cards of ${fullName} are not saved.`}
      onSend={() => {
        const numbers = typedRfids(text);
        const isWrong = numbers.some((one) => !rfidForm.test(one));
        setError(isWrong ? wrong : undefined);
        if (!isWrong) saving.mutate(numbers);
      }}
    >
      <Field label="Cards" hint="What a reader tells of each, one a line." error={error}>
        {(control) => (
          <textarea
            rows={2}
            {...control}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isPending={saving.isPending}>
          Save cards
        </Button>
      </div>
    </Form>
  );
}
