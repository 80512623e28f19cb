import type { ChangeStanding, StoreFile } from '@selvedge/shared/plans/standing-contract';
import { BADGE_CODES, BADGES } from '@selvedge/shared/stores/plan-state/plan-state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Boxes } from './Boxes.js';
import { IntegrationFields } from './IntegrationFields.js';
import { changePlanState } from './plans.api.js';
import styles from './StoreFilePage.module.css';
import { namesIn } from '../../lib/names-in.js';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';
import { TextField } from '../../ui/office/TextField.js';

const FLAGS = [
  { key: 'active', label: 'Active', hint: 'The shop is online' },
  { key: 'managed', label: 'Managed', hint: 'Our staff manage this shop' },
  { key: 'isVip', label: 'VIP' },
  { key: 'isFraud', label: 'Fraud' },
] as const;

/** Form for the plan state of a store; sends only the changed fields (ATL-020). */
export function PlanStateForm({ file }: { readonly file: StoreFile }) {
  const before = file.betas.join(', ');
  const [changes, setChanges] = useState<ChangeStanding>({});
  const [betas, typeBetas] = useState(before);
  const saving = useStandingChange(file);
  const badges = changes.badges ?? file.badges;
  const isDirty = Object.keys(changes).length > 0 || betas !== before;
  return (
    <Form
      className={styles['form']}
      isDirty={isDirty}
      isSent={saving.isPending || saving.isSuccess}
      lost={`Your changes to ${file.name} are not saved.`}
      onSend={() => {
        saving.mutate({ ...changes, ...(betas !== before && { betas: namesIn(betas) }) });
      }}
    >
      <Boxes
        legend="Status"
        boxes={FLAGS.map((one) => ({ ...one, is: changes[one.key] ?? file[one.key] }))}
        onChange={(key, is) => {
          setChanges({ ...changes, [key]: is });
        }}
      />
      <Boxes
        legend="Badges"
        boxes={BADGE_CODES.map((key) => ({ key, label: BADGES[key], is: badges.includes(key) }))}
        onChange={(key, is) => {
          const others = badges.filter((one) => one !== key);
          setChanges({ ...changes, badges: is ? [...others, key] : others });
        }}
      />
      <IntegrationFields file={file} changes={changes} onChange={setChanges} />
      <TextField
        label="Betas"
        description="Lower-case names, separated by commas"
        value={betas}
        onChange={typeBetas}
      />
      <div>
        <Button kind="primary" type="submit" isDisabled={!isDirty} isPending={saving.isPending}>
          Save
        </Button>
      </div>
    </Form>
  );
}

function useStandingChange({ division, name }: StoreFile) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: (body: ChangeStanding) => changePlanState(division, body),
    onSuccess: (file) => {
      client.setQueryData(['stores', 'file', division], file);
      notify(`Status of ${name} saved.`);
    },
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['stores'] }),
  });
}
