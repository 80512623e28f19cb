import type { PayoutDetails } from '@selvedge/shared/business/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { businessKey, removePayout } from './business.api.js';
import styles from './BusinessPage.module.css';
import { PayoutForm } from './PayoutForm.js';
import { Button } from '../../ui/office/Button.js';
import fields from '../../ui/office/fields.module.css';
import { Panel } from '../../ui/office/Panel.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Payout account of the shop; saved numbers are masked except for their last digits. */
export function PayoutPanel({ payout }: { readonly payout: PayoutDetails | null }) {
  const [isTyping, type] = useState(false);
  return (
    <Panel
      title="Payout details"
      text="The bank account for your payouts. We ask for your password, and show only part of the numbers afterwards."
    >
      {payout === null || isTyping ? (
        <PayoutForm
          onDone={() => {
            type(false);
          }}
          {...(payout !== null && { accountHolder: payout.accountHolder })}
        />
      ) : (
        <Saved
          payout={payout}
          onChange={() => {
            type(true);
          }}
        />
      )}
    </Panel>
  );
}

function Saved(props: { readonly payout: PayoutDetails; readonly onChange: () => void }) {
  const { accountHolder, sortCode, accountNumber, nationalInsuranceNumber } = props.payout;
  const client = useQueryClient();
  const notify = useSnackbar();
  const removal = useMutation({
    mutationFn: removePayout,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: businessKey });
      notify('Payout details removed');
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  return (
    <>
      <dl className={styles['facts']}>
        <dt>Account holder</dt>
        <dd>{accountHolder}</dd>
        <dt>Sort code</dt>
        <dd>{sortCode}</dd>
        <dt>Account number</dt>
        <dd>{accountNumber}</dd>
        {nationalInsuranceNumber !== '' && (
          <>
            <dt>National Insurance number</dt>
            <dd>{nationalInsuranceNumber}</dd>
          </>
        )}
      </dl>
      <div className={fields['buttons']}>
        <Button onPress={props.onChange}>Change payout details</Button>
        <Button
          kind="danger"
          isPending={removal.isPending}
          onPress={() => {
            removal.mutate();
          }}
        >
          Remove payout details
        </Button>
      </div>
    </>
  );
}
