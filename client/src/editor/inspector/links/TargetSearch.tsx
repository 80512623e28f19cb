import { messages } from '@selvedge/shared/messages';
import { useState } from 'react';

import { isCode, type LinkTarget, type LinkType } from './link-targets.js';
import styles from './TargetSearch.module.css';
import { useTargets } from './useTargets.js';
import { look } from '../../../ui/office/look.js';

const hints: Readonly<Record<LinkType, string>> = {
  product: 'Name of a product',
  collection: 'Name of a collection',
  blog: 'Title of a post',
  page: 'Title or address of a page',
  action: 'Name of an action',
  link: 'https://…, mailto:…, tel:…, #…, <iframe …>',
  studio: 'What to design',
};

interface SearchProps {
  readonly type: LinkType;
  readonly onChoose: (target: LinkTarget) => void;
}

/** What a link of a type may lead to, found by its name. */
export function TargetSearch({ type, onChoose }: SearchProps) {
  const [sought, setSought] = useState('');
  return (
    <>
      <input
        className={look('input', styles['search'])}
        type="search"
        aria-label={hints[type]}
        placeholder={hints[type]}
        maxLength={2048}
        spellCheck={false}
        value={sought}
        onChange={(event) => {
          setSought(event.currentTarget.value);
        }}
      />
      <Targets type={type} sought={sought} onChoose={onChoose} />
    </>
  );
}

function Targets({ type, sought, onChoose }: SearchProps & { readonly sought: string }) {
  const { targets, error, isSettled } = useTargets(type, sought);
  const isEmpty = isSettled && targets.length === 0 && error === undefined;
  return (
    <div className={styles['found']} aria-busy={!isSettled}>
      {error !== undefined && <p role="alert">{error}</p>}
      {isEmpty && <p role="status">{emptyMessage(type, sought)}</p>}
      <ul aria-label="Found">
        {targets.map((target) => (
          <li key={target.href}>
            <button
              type="button"
              className={look('row')}
              onClick={() => {
                onChoose(target);
              }}
            >
              <span>{target.text}</span>
              <span className={styles['href']}>{target.href}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function emptyMessage(type: LinkType, sought: string): string {
  if (type !== 'link') return 'Nothing is called so.';
  return isCode(sought) ? messages.embedCode : 'Type an address.';
}
