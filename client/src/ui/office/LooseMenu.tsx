import { useRef } from 'react';
import { Menu, Popover, type MenuProps } from 'react-aria-components';

import looseStyles from './LooseMenu.module.css';
import styles from './PopMenu.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf({ ...styles, ...looseStyles });

/**
 * Menu that stays open at its position even if its trigger disappears. It names its subject and
 * shows changes to it.
 */
export function LooseMenu(
  props: Omit<MenuProps<object>, 'className' | 'autoFocus'> & {
    /** Bounding box of the trigger when it was opened, in CSS pixels of the window. */
    readonly at: DOMRect;
    readonly title: string;
    readonly note: string | undefined;
    readonly onClose: () => void;
  },
) {
  const { at, title, note, onClose, ...menu } = props;
  const place = useRef<HTMLSpanElement>(null);
  const { left, top, width, height } = at;
  return (
    <>
      <span ref={place} className={css('place')} style={{ left, top, width, height }} />
      <Popover
        isOpen
        triggerRef={place}
        className={css('popover')}
        placement="bottom start"
        aria-label={title}
        onOpenChange={onClose}
      >
        <p className={css('title')}>{title}</p>
        <p role="status" className={css('note')}>
          {note}
        </p>
        <Menu {...menu} autoFocus className={css('menu')} onClose={onClose} />
      </Popover>
    </>
  );
}
