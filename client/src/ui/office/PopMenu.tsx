import type { ReactNode } from 'react';
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Popover,
  type MenuItemProps,
  type MenuProps,
} from 'react-aria-components';

import styles from './PopMenu.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Menu of the trigger next to it, inside a MenuTrigger. */
export function PopMenu(
  props: Omit<MenuProps<object>, 'className'> & {
    readonly placement?: 'bottom start' | 'bottom end';
  },
) {
  const { placement = 'bottom start', ...menu } = props;
  return (
    <Popover className={css('popover')} placement={placement}>
      <Menu {...menu} className={css('menu')} />
    </Popover>
  );
}

/** Menu entry; destructive entries are red. */
export function PopMenuItem(
  props: Omit<MenuItemProps, 'className'> & { readonly isLoss?: boolean },
) {
  const { isLoss = false, ...item } = props;
  return <MenuItem {...item} className={css('item', isLoss && 'danger')} />;
}

export function PopMenuSection(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <MenuSection>
      <Header className={css('header')}>{props.title}</Header>
      {props.children}
    </MenuSection>
  );
}
