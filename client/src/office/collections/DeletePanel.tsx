import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { removeProductGroup, type ProductGroupKind } from './collections.api.js';
import styles from './editors.module.css';
import { productsText, PRODUCT_GROUP_LABELS } from './product-group-labels.js';
import { Button } from '../../ui/office/Button.js';
import { Panel } from '../../ui/office/Panel.js';
import { ConfirmDelete } from '../../ui/office/popups/ConfirmDelete.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

interface Deletable {
  readonly kind: ProductGroupKind;
  readonly uuid: string;
  readonly name: string;
  readonly onRemoved: () => void;
}

/**
 * Deletes a collection or creator for good, after a confirmation that states what happens to its
 * products.
 */
export function DeletePanel(props: Deletable & { /** Number of products in it. */ total: number }) {
  const { kind, uuid, name, total, onRemoved } = props;
  const { one } = PRODUCT_GROUP_LABELS[kind];
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Panel title={`Delete this ${one}`}>
      <div className={styles['delete']}>
        <p className={styles['soft']}>{consequenceText(one, total)}</p>
        <Button
          kind="danger"
          onPress={() => {
            setConfirming(true);
          }}
        >
          Delete {one}
        </Button>
      </div>
      {isConfirming && (
        <Question
          {...{ kind, uuid, name, onRemoved }}
          text={`${consequenceText(one, total)} Links to its page stop working. This cannot be undone.`}
          onClose={() => {
            setConfirming(false);
          }}
        />
      )}
    </Panel>
  );
}

function Question(props: Deletable & { text: string; onClose: () => void }) {
  const { kind, uuid, name, onRemoved, text, onClose } = props;
  const client = useQueryClient();
  const notify = useSnackbar();
  const removing = useMutation({
    mutationFn: () => removeProductGroup(kind, uuid),
    onSuccess: () => {
      notify(`${name} deleted`);
      for (const queryKey of [[kind], ['product-choices']])
        void client.invalidateQueries({ queryKey });
      onRemoved();
    },
    onError: (error) => {
      notify(error.message);
    },
  });
  return (
    <ConfirmDelete
      title={`Delete ${name}?`}
      isPending={removing.isPending}
      onDelete={removing.mutate}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDelete>
  );
}

function consequenceText(one: string, total: number): string {
  if (total === 0) return `This ${one} has no products.`;
  return total === 1
    ? 'Its product stays in the shop.'
    : `Its ${productsText(total)} stay in the shop.`;
}
