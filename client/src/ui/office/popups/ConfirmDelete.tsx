import type { ReactNode } from 'react';

import { Confirm } from './Confirm.js';

interface ConfirmDeleteProps {
  readonly title: string;
  /** States what is deleted with it and what stays. */
  readonly children: ReactNode;
  readonly isPending: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before something is deleted; cancelling is the default (EDT-015). */
export function ConfirmDelete({ onDelete, onClose, ...question }: ConfirmDeleteProps) {
  return (
    <Confirm
      {...question}
      yes="Delete"
      no="Cancel"
      isLoss
      onAnswer={(answer) => {
        if (answer) onDelete();
        else onClose();
      }}
    />
  );
}
