import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** `alertdialog` for what cannot be undone: a click beside it does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A modal window of the office: its title, then what it asks. Escape closes it. */
export function Dialog({ title, isOpen, onClose, role = 'dialog', children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={styles['overlay'] ?? ''}
    >
      <Modal className={styles['modal'] ?? ''}>
        <AriaDialog role={role} className={styles['dialog'] ?? ''}>
          <Heading slot="title" className={styles['title'] ?? ''}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The buttons at the foot of a dialog, the one that goes on last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles['buttons']}>{children}</div>;
}
