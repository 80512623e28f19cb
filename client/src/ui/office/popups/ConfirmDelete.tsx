import type { ReactNode } from 'react';

import { Confirm } from './Confirm.js';

interface ConfirmDeleteProps {
  /** The question. */
  readonly title: string;
  /** What goes with it, and what stays. */
  readonly children: ReactNode;
  readonly isPending: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** EDT-015: asks before something is deleted; it stays unless one says so. */
export function ConfirmDelete({ onDelete, onClose, ...question }: ConfirmDeleteProps) {
  return (
    <Confirm
      {...question}
      yes="Delete"
      no="Keep it"
      isLoss
      onAnswer={(answer) => {
        if (answer) onDelete();
        else onClose();
      }}
    />
  );
}
