import { useQuery } from '@tanstack/react-query';
import { FilePlus, List } from 'lucide-react';
import { useState, type MouseEvent } from 'react';

import { listedPages, type ListedPage } from './listed-pages.js';
import styles from './PageSwitch.module.css';
import { useLeaving } from './useLeaving.js';
import { fetchPages } from '../inspector/links/links.api.js';
import type { OpenPage } from '../session/useOpening.js';
import { Field } from '../../ui/office/Field.js';

/** All pages of the shop; a link saves the current page before it opens another. */
export function PageList({ page }: { readonly page: OpenPage }) {
  const [searchTerm, setSearchTerm] = useState('');
  const { data, error, isPending } = useQuery({ queryKey: ['pages'], queryFn: fetchPages });
  const { leave, isLeaving } = useLeaving(page);
  const found = listedPages(data ?? [], searchTerm);
  return (
    <div className={styles['pages']} aria-busy={isPending || isLeaving}>
      <Field label="Find a page">
        {(control) => (
          <input
            {...control}
            type="search"
            autoFocus
            value={searchTerm}
            onChange={({ currentTarget: { value } }) => {
              setSearchTerm(value);
            }}
          />
        )}
      </Field>
      <p className={styles['told']} role="status">
        {isLeaving ? 'Saving your changes…' : statusOf({ error, isPending, count: found.length })}
      </p>
      <ul className={styles['list']}>
        {found.map((one) => (
          <li key={one.id}>
            <Entry listed={one} isCurrent={one.id === page.id} onLeave={leave} />
          </li>
        ))}
      </ul>
      <nav className={styles['ways']} aria-label="All pages">
        <a href="/dashboard/pages" onClick={leave}>
          <List size={14} aria-hidden /> All pages
        </a>
        <a href="/dashboard/pages/new" onClick={leave}>
          <FilePlus size={14} aria-hidden /> New page
        </a>
      </nav>
    </div>
  );
}

function statusOf(found: {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly count: number;
}): string {
  if (found.error !== null) return found.error.message;
  if (found.isPending) return 'Loading pages…';
  return found.count === 0 ? 'No pages match your search.' : '';
}

interface EntryProps {
  readonly listed: ListedPage;
  readonly isCurrent: boolean;
  readonly onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Entry({ listed: { id, title, url, state }, isCurrent, onLeave }: EntryProps) {
  return (
    <a
      className={styles['entry']}
      href={`/dashboard/pages/${String(id)}/edit`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onLeave}
    >
      <span className={styles['name']}>{title}</span>
      {state !== '' && <span className={styles['state']}>{state}</span>}
      <span className={styles['url']}>{url}</span>
    </a>
  );
}
