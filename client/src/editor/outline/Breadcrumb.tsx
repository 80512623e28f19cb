import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { ChevronRight } from 'lucide-react';

import styles from './Breadcrumb.module.css';
import { severalBlocks, titleOfBlock } from '../session/block-titles.js';
import { ancestorsOf } from '../session/steps.js';
import type { PageEditor } from '../session/usePageEditor.js';

/** Ancestors of the selected block, from the page inwards, each selectable. */
export function Breadcrumb({ editor }: { readonly editor: PageEditor }) {
  const { live, chosen: all, find, select } = editor;
  const [selected = null] = all.length === 1 ? all : [];
  const chosen = selected === null ? undefined : find(selected);
  const ancestors: readonly (LiveBlock | null)[] =
    chosen === undefined ? [] : [null, ...ancestorsOf(live.blocks, chosen.uuid)];
  return (
    <nav className={styles['path']} aria-label="Block path">
      <ol>
        {ancestors.map((block) => (
          <li key={block?.uuid ?? 'page'}>
            <button
              type="button"
              onClick={() => {
                select(block?.uuid ?? null);
              }}
            >
              {block === null ? 'Page' : titleOfBlock(block)}
            </button>
            <ChevronRight size={12} aria-hidden />
          </li>
        ))}
        <li aria-current="true">
          {all.length > 1
            ? severalBlocks(all.length)
            : chosen === undefined
              ? 'Page'
              : titleOfBlock(chosen)}
        </li>
      </ol>
    </nav>
  );
}
