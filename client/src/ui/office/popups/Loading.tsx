import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

import styles from './Loading.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { look } from '../look.js';

const css = classesOf(styles);

/**
 * EDT-016: over the screen while something is done that nothing may come between. Neither Escape nor a
 * press beside it closes it: it goes when its task has ended, well or not.
 */
export function Loading({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isKeyboardDismissDisabled
      className={look('overlay', css('overlay'))}
    >
      <Modal className={look('window')}>
        <Dialog aria-label={text} aria-busy className={css('loading')}>
          <span className={css('spinner')} aria-hidden />
          <p role="status">{text}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
