import type { OrderView } from '@selvedge/shared/orders/views/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { ViewChange } from './useOrderViews.js';
import { isEverything, isSameSearch, type ViewSearch } from './view-search.js';
import { ViewNameDialog } from './ViewNameDialog.js';
import { Button } from '../../../ui/office/Button.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Saves the current filters to the selected view or to a new one. */
export function SaveView(props: {
  readonly shown: OrderView | undefined;
  readonly viewSearch: ViewSearch;
  readonly onAct: (change: ViewChange) => Promise<unknown>;
}) {
  const { shown, viewSearch, onAct } = props;
  const notify = useSnackbar();
  const saving = useMutation({
    mutationFn: onAct,
    onError: ({ message }) => {
      notify(message);
    },
  });
  const [isNaming, setNaming] = useState(false);
  const isChanged = shown !== undefined && !isSameSearch(shown.search, viewSearch);
  const isNew = !isEverything(viewSearch) && (shown === undefined || isChanged);
  return (
    <>
      {isChanged && (
        <Button
          isPending={saving.isPending}
          onPress={() => {
            saving.mutate({ what: 'change', of: shown, to: { ...viewSearch, name: shown.name } });
          }}
        >
          Save changes
        </Button>
      )}
      {isNew && (
        <Button
          onPress={() => {
            setNaming(true);
          }}
        >
          Save as view
        </Button>
      )}
      {isNaming && (
        <ViewNameDialog
          title="Save as view"
          before=""
          onName={(name) => onAct({ what: 'add', to: { ...viewSearch, name } })}
          onClose={() => {
            setNaming(false);
          }}
        />
      )}
    </>
  );
}
