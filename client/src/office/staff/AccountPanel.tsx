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
import { sharedStyle } from '../../ui/office/shared-style.js';
import fields from '../../ui/office/fields.module.css';

const wrong = 'Enter card numbers of 8 to 20 characters: digits and letters A to F';

/** Account details and cards of a member of staff. */
export function AccountPanel({ id }: { readonly id: number }) {
  const queryKey = ['staff-user', id];
  const user = useQuery({ queryKey, queryFn: () => fetchStaffUser(id) });
  if (user.isError) return <NotLoaded what="The account" of={user} />;
  if (user.isPending)
    return (
      <p className={styles['soft']} role="status">
        Loading account…
      </p>
    );
  return (
    <>
      <dl className={sharedStyle('facts')}>
        {factsOf(user.data).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
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
    ['Sign-in', login],
    ['Username', username],
    ['Last active', lastActive === null ? 'Not signed in' : formatDateTime(lastActive)],
    ['Two-factor authentication', twoFactorAuthEnabled ? 'On' : 'Off'],
    ['Password', hasSavedPassword ? 'Set' : 'Not set'],
    ['Access to shop dashboards', user.storeControlRole === null ? 'None' : 'Manager'],
  ];
}

/** Field for card numbers, one per line, as card readers report them. */
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
      notify(`Cards of ${fullName} saved`);
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
      lost={`Your changes to the cards of ${fullName} are not saved.`}
      onSend={() => {
        const numbers = typedRfids(text);
        const isWrong = numbers.some((one) => !rfidForm.test(one));
        setError(isWrong ? wrong : undefined);
        if (!isWrong) saving.mutate(numbers);
      }}
    >
      <Field label="Cards" hint="One card number per line." error={error}>
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
