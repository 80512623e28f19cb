import type { OrderView } from '@selvedge/shared/orders/views/contract';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components';

import type { ViewChange } from './useOrderViews.js';
import { ViewNameDialog } from './ViewNameDialog.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { IconButton } from '../../../ui/office/IconButton.js';
import { PopMenu, PopMenuItem } from '../../../ui/office/PopMenu.js';
import { ConfirmDelete } from '../../../ui/office/popups/ConfirmDelete.js';

interface ViewMenuProps {
  readonly view: OrderView;
  readonly onAct: (change: ViewChange) => Promise<unknown>;
}

/** Menu of the selected view: rename, delete. */
export function ViewMenu(props: ViewMenuProps) {
  const { view } = props;
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  const close = () => {
    setDialog(undefined);
  };
  const label = `More actions for view ${view.name}`;
  return (
    <>
      <MenuTrigger>
        <IconButton aria-label={label}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
        <PopMenu
          aria-label={label}
          onAction={(key) => {
            setDialog(key === 'rename' ? 'rename' : 'delete');
          }}
        >
          <PopMenuItem id="rename">Rename</PopMenuItem>
          <PopMenuItem id="remove" isLoss>
            Delete
          </PopMenuItem>
        </PopMenu>
      </MenuTrigger>
      {dialog === 'rename' && <Rename {...props} onClose={close} />}
      {dialog === 'delete' && <Remove {...props} onClose={close} />}
    </>
  );
}

/** Renames a view. Keeps its saved filters, whatever is selected at the moment. */
function Rename(props: ViewMenuProps & { readonly onClose: () => void }) {
  const { view, onAct, onClose } = props;
  return (
    <ViewNameDialog
      title="Rename view"
      before={view.name}
      onName={(name) => onAct({ what: 'change', of: view, to: { ...view.search, name } })}
      onClose={onClose}
    />
  );
}

function Remove(props: ViewMenuProps & { readonly onClose: () => void }) {
  const { view, onAct, onClose } = props;
  const notify = useSnackbar();
  const removing = useMutation({
    mutationFn: () => onAct({ what: 'remove', of: view }),
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDelete
      title={`Delete view “${view.name}”?`}
      isPending={removing.isPending}
      onDelete={removing.mutate}
      onClose={onClose}
    >
      <p>The orders in this view are not deleted.</p>
    </ConfirmDelete>
  );
}
