import type { DeletedMedia } from '@selvedge/shared/media/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './DeleteDialog.module.css';
import { deleteMany } from '../../../ui/office/media/media.api.js';
import { UseList } from './UseList.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

interface Named {
  readonly uuid: string;
  readonly name: string;
}

interface DeleteProps {
  items: readonly Named[];
  onClose: () => void;
  onDeleted: (uuids: readonly string[]) => void;
}

/**
 * Confirms a deletion. Files in use are deleted only after a second confirmation that lists the
 * uses.
 */
export function DeleteDialog({ isOpen, ...props }: DeleteProps & { isOpen: boolean }) {
  return isOpen && <Question {...props} />;
}

function titleFor(items: readonly Named[]): string {
  const [only] = items;
  return items.length === 1 && only !== undefined
    ? `Delete ${only.name}?`
    : `Delete ${String(items.length)} files?`;
}

function Question({ items, onClose, onDeleted }: DeleteProps) {
  const [inUse, setInUse] = useState<DeletedMedia['inUse']>([]);
  const notify = useSnackbar();
  const isWarned = inUse.length > 0;
  const remove = useMutation({
    mutationFn: () =>
      deleteMany(
        isWarned
          ? { uuids: inUse.map(({ uuid }) => uuid), force: true }
          : { uuids: items.map(({ uuid }) => uuid) },
      ),
    onSuccess: (answer) => {
      onDeleted(answer.deleted);
      if (answer.inUse.length === 0) onClose();
      else setInUse(answer.inUse);
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  return (
    <Confirm
      title={titleFor(items)}
      yes={isWarned ? 'Delete anyway' : 'Delete'}
      isLoss
      isPending={remove.isPending}
      onAnswer={(answer) => {
        if (answer) remove.mutate();
        else onClose();
      }}
    >
      {isWarned ? (
        <Warning items={items} inUse={inUse} />
      ) : (
        <p className={styles['text']}>
          This cannot be undone. Before files in use are deleted, you will see where they are used.
        </p>
      )}
    </Confirm>
  );
}

function Warning({ items, inUse }: { items: readonly Named[]; inUse: DeletedMedia['inUse'] }) {
  return (
    <div role="alert" className={styles['warning']}>
      <p>These files are in use. Deleting them leaves gaps in the places below.</p>
      <ul className={styles['list']}>
        {inUse.map(({ uuid, uses }) => (
          <li key={uuid}>
            <strong>{items.find((item) => item.uuid === uuid)?.name ?? uuid}</strong>
            <UseList uses={uses} />
          </li>
        ))}
      </ul>
    </div>
  );
}
