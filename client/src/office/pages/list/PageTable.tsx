import type { PageListing } from '@selvedge/shared/pages/page';
import { ExternalLink, House, Pencil } from 'lucide-react';

import type { PageSort } from './page-search.js';
import { PageMenu } from './PageMenu.js';
import styles from './PageTable.module.css';
import type { PageAction } from '../forms/PageActionDialog.js';
import { editorPath, nameOf, stateOf, stateLabel } from '../page-labels.js';
import { usePageFlags, type PageFlags } from '../usePageFlags.js';
import { classesOf } from '../../../lib/class-names.js';
import { hidden } from '../../../ui/office/hidden.js';
import { Ago } from '../../../ui/office/Ago.js';
import { DotMark } from '../../../ui/office/DotMark.js';
import { ListTable } from '../../../ui/office/ListTable.js';
import listStyles from '../../../ui/office/ListTable.module.css';
import { SortHead } from '../../../ui/office/SortHead.js';

const css = classesOf({ ...listStyles, ...styles });

interface TableProps {
  readonly pages: readonly PageListing[];
  readonly sort: PageSort;
  readonly onSort: (sort: PageSort) => void;
  readonly onAsk: (action: PageAction) => void;
}

/** Dense page table; on phones address and status move below the title. */
export function PageTable({ pages, onAsk, ...sorting }: TableProps) {
  return (
    <ListTable label="Pages" isStale={false}>
      <thead>
        <tr>
          <SortHead name="title" text="Title" {...sorting} />
          <SortHead name="url" text="Web address" {...sorting} />
          <SortHead name="state" text="Status" {...sorting} />
          <SortHead name="version" text="Updated" {...sorting} />
          <th scope="col" className={css('tools')}>
            <span className={hidden}>Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <Row key={page.uuid} page={page} onAsk={onAsk} />
        ))}
      </tbody>
    </ListTable>
  );
}

function Row({ page, onAsk }: { page: PageListing } & Pick<TableProps, 'onAsk'>) {
  const { id, url, shopUrl, version, isHomepage } = page;
  const name = nameOf(page);
  const flags = usePageFlags(id);
  return (
    <tr className={css('row')} aria-busy={flags.saving || flags.deleting}>
      <td className={css('page')}>
        <a href={editorPath(id)} className={css('link')}>
          <span className={css('name')} dir="auto">
            {name}
          </span>
          {isHomepage && (
            <span className={css('home')}>
              <House size={13} aria-hidden /> Home
            </span>
          )}
        </a>
        <span className={css('below')}>
          <span className={css('address')}>{url}</span>
          <State page={page} flags={flags} />
        </span>
      </td>
      <td className={css('soft', 'wide', 'url')} title={url}>
        {url}
      </td>
      <td className={css('wide')}>
        <State page={page} flags={flags} />
      </td>
      <td className={css('soft', 'wide')}>
        <Ago time={version} />
      </td>
      <td className={css('tools')}>
        <a className={css('tool')} href={editorPath(id)} aria-label={`Edit ${name}`}>
          <Pencil size={15} aria-hidden />
          <span className={css('word')}>Edit</span>
        </a>
        <a className={css('tool')} href={encodeURI(shopUrl)} aria-label={`View ${name}`}>
          <ExternalLink size={15} aria-hidden />
          <span className={css('word')}>View</span>
        </a>
        <PageMenu page={page} name={name} onAsk={onAsk} />
      </td>
    </tr>
  );
}

const DOTS = {
  published: { background: '#2c7a4b' },
  changed: { background: '#b8860b' },
  draft: { background: 'var(--paper)', boxShadow: 'inset 0 0 0 2px var(--ink-faint)' },
} as const;

function State({ page, flags }: { page: PageListing; flags: PageFlags }) {
  return <DotMark dot={DOTS[stateOf(page)]}>{stateLabel(page, flags)}</DotMark>;
}
