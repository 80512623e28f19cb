import type { ActionIcon } from '@selvedge/shared/blocks/model/properties/icons';

import styles from './icon.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Decorative icon next to text, in the text's colour and size. */
export function Icon({ name }: { readonly name: ActionIcon | 'pause' | 'alert' }) {
  return <span className={css('icon')} data-name={name} aria-hidden />;
}
