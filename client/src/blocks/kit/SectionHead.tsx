import type { BlockAction } from '@selvedge/shared/blocks/model/properties/actions';

import { ActionLinks } from './ActionLinks.js';
import styles from './section-head.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

interface SectionHeadProps {
  readonly title: string;
  readonly actions?: readonly BlockAction[];
  readonly origin: string;
}

/** Title of a list with its actions; empty without either. */
export function SectionHead({ title, actions = [], origin }: SectionHeadProps) {
  if (title === '' && actions.length === 0) return null;
  return (
    <div className={css('head')}>
      {title !== '' && <h2 dir="auto">{title}</h2>}
      <ActionLinks actions={actions} size="small" origin={origin} />
    </div>
  );
}
