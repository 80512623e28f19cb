import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

import styles from './Loading.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { sharedStyle } from '../shared-style.js';

const css = classesOf(styles);

/**
 * Blocks the screen during a task that must not be interrupted (EDT-016). Neither Escape nor a
 * click outside closes it; it closes when the task ends, also after an error.
 */
export function Loading({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isKeyboardDismissDisabled
      className={sharedStyle('overlay', css('overlay'))}
    >
      <Modal className={sharedStyle('window')}>
        <Dialog aria-label={text} aria-busy className={css('loading')}>
          <span className={css('spinner')} aria-hidden />
          <p role="status">{text}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
