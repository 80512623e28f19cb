import type { SaleMailSetting } from '@selvedge/shared/notifications/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import styles from './DeviceRow.module.css';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { chooseSaleMails, fetchSaleMails } from '../notifications.api.js';

const queryKey = ['sale-mails'];

/** Checkbox for mails about paid orders; staff who manage the store have none. */
export function MailRow() {
  const client = useQueryClient();
  const notify = useSnackbar();
  const { data } = useQuery({ queryKey, queryFn: fetchSaleMails, retry: false });
  const { mutate, variables, isPending } = useMutation({
    mutationFn: chooseSaleMails,
    onSuccess: (setting) => {
      client.setQueryData<SaleMailSetting>(queryKey, setting);
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  if (data === undefined) return null;
  return (
    <label className={styles['mail']}>
      <input
        type="checkbox"
        checked={isPending ? variables : data.isOn}
        onChange={({ currentTarget }) => {
          mutate(currentTarget.checked);
        }}
      />
      E-mail me about each paid order
    </label>
  );
}
