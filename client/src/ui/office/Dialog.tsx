import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { ClosingContext, useClosing } from './closing.js';
import styles from './Dialog.module.css';
import { classesOf } from '../../lib/class-names.js';
import { sharedStyle } from './shared-style.js';

const css = classesOf(styles);

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** `alertdialog` for actions that cannot be undone: a click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** Modal window with a title. Escape closes it unless a form inside asks first. */
export function Dialog({ title, children, ...window }: DialogProps) {
  return (
    <DialogWindow size="small" {...window}>
      <Heading slot="title" className={css('title')}>
        {title}
      </Heading>
      {children}
    </DialogWindow>
  );
}

/**
 * Window without a title bar; the content supplies the title. `tall` suits lists, `wide` suits
 * images.
 */
export function DialogWindow(
  props: Omit<DialogProps, 'title'> & { readonly size: 'small' | 'tall' | 'wide' },
) {
  const { isOpen, onClose, role = 'dialog', size, children } = props;
  const { close, guardClosing } = useClosing(onClose);
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      className={sharedStyle('overlay')}
    >
      <Modal className={sharedStyle('window', css(size))}>
        <AriaDialog role={role} className={css('dialog')}>
          <ClosingContext value={guardClosing}>{children}</ClosingContext>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Footer of a dialog. The confirming button comes last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={css('buttons')}>{children}</div>;
}
