import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { ClosingContext, useClosing } from './closing.js';
import { IconButton } from './IconButton.js';
import styles from './Pop.module.css';
import { sharedStyle } from './shared-style.js';

/** Pop-up with a title and a close button; Escape and a click outside close it too. */
export function Pop(props: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, isOpen, onClose, children } = props;
  const { close, guardClosing } = useClosing(onClose);
  return (
    <ModalOverlay
      className={sharedStyle('overlay', styles['overlay'])}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(shown) => {
        if (!shown) close();
      }}
    >
      <Modal className={sharedStyle('window', styles['modal'])}>
        <Dialog className={styles['dialog'] ?? ''}>
          <header className={styles['header']}>
            <Heading slot="title" className={styles['title'] ?? ''}>
              {title}
            </Heading>
            <IconButton aria-label="Close" onPress={close}>
              <X size={18} aria-hidden />
            </IconButton>
          </header>
          <ClosingContext value={guardClosing}>{children}</ClosingContext>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
