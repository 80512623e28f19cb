import type { StoreRow } from '@selvedge/shared/plans/contract';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { setPlan } from './plans.api.js';
import styles from './StoresPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Ago } from '../../ui/office/Ago.js';
import { Button } from '../../ui/office/Button.js';
import { ListTable } from '../../ui/office/ListTable.js';
import listStyles from '../../ui/office/ListTable.module.css';
import { Confirm } from '../../ui/office/popups/Confirm.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const css = classesOf({ ...listStyles, ...styles });

export function StoresTable(props: {
  readonly stores: readonly StoreRow[];
  readonly isStale: boolean;
}) {
  return (
    <ListTable label="Shops" isStale={props.isStale}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Address</th>
          <th scope="col">Owner</th>
          <th scope="col">Status</th>
          <th scope="col">Plan</th>
        </tr>
      </thead>
      <tbody>
        {props.stores.map((store) => (
          <Row key={store.division} store={store} />
        ))}
      </tbody>
    </ListTable>
  );
}

function Row({ store }: { store: StoreRow }) {
  const { division, name, address, owners } = store;
  return (
    <tr>
      <th scope="row">
        <Link to="/stores/$store" params={{ store: String(division) }} className={css('link')}>
          <span className={css('name')} dir="auto">
            {name}
          </span>
        </Link>
      </th>
      <td className={css('address')}>
        <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
      </td>
      <td className={css('owners')} data-label="Owner">
        {owners.join(', ') || (division === MAIN_DIVISION ? 'The platform' : 'None')}
      </td>
      <td className={css('soft')} data-label="Status">
        {statusOf(store)}
      </td>
      <td className={css('plans')}>
        <Plan store={store} />
      </td>
    </tr>
  );
}

function statusOf({ active, isOpen, isVip, isFraud }: StoreRow): string {
  const state = active ? (isOpen ? 'Open' : 'Not open yet') : 'Inactive';
  return [state, isVip && 'VIP', isFraud && 'fraud'].filter(Boolean).join(', ');
}

/** Both changes take effect at once, so they ask for confirmation. */
function Plan({ store }: { store: StoreRow }) {
  const { name, isPro, askedAt } = store;
  const [isConfirming, setConfirming] = useState(false);
  const change = usePlanChange(store, () => {
    setConfirming(false);
  });
  return (
    <div className={css('plan')}>
      <span className={css('kind')}>{isPro ? 'Pro' : 'Basic'}</span>
      <Button
        aria-label={isPro ? `Remove Pro from ${name}` : `Grant Pro to ${name}`}
        isPending={change.isPending}
        onPress={() => {
          setConfirming(true);
        }}
      >
        {isPro ? 'Remove Pro' : 'Grant Pro'}
      </Button>
      {askedAt !== null && (
        <span className={css('asked')}>
          Requested <Ago time={askedAt} />
        </span>
      )}
      {isConfirming && (
        <Confirm
          title={isPro ? `Remove Pro from ${name}?` : `Grant Pro to ${name}?`}
          yes={isPro ? 'Remove Pro' : 'Grant Pro'}
          isLoss={isPro}
          isPending={change.isPending}
          onAnswer={(isYes) => {
            if (isYes) change.mutate();
            else setConfirming(false);
          }}
        >
          <p>
            {isPro
              ? 'The shop keeps its existing Pro features. The owner can remove them but not change them.'
              : 'The shop’s team can use all Pro features immediately.'}
          </p>
        </Confirm>
      )}
    </div>
  );
}

function usePlanChange({ division, name, isPro }: StoreRow, onDone: () => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: () => setPlan(division, !isPro),
    onSuccess: () => {
      notify(isPro ? `${name} is on Basic.` : `${name} has Pro.`);
    },
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: ['stores'] });
    },
  });
}
