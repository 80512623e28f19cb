import { messages } from '@selvedge/shared/messages';
import { useState } from 'react';

import { isAction, isCode, type LinkTarget, type LinkType } from './link-targets.js';
import styles from './TargetSearch.module.css';
import { useTargets } from './useTargets.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const hints: Readonly<Record<LinkType, string>> = {
  product: 'Search products',
  collection: 'Search collections',
  blog: 'Search blog posts',
  page: 'Search pages by title or address',
  action: 'Search actions',
  link: 'https://…, mailto:…, tel:…, #…, <iframe …>',
};

interface SearchProps {
  readonly type: LinkType;
  readonly onChoose: (target: LinkTarget) => void;
}

/** Searches the targets of a link type. */
export function TargetSearch({ type, onChoose }: SearchProps) {
  const [searchTerm, setSearchTerm] = useState('');
  return (
    <>
      <input
        className={sharedStyle('input', styles['search'])}
        type="search"
        aria-label={hints[type]}
        placeholder={hints[type]}
        maxLength={2048}
        spellCheck={false}
        value={searchTerm}
        onChange={(event) => {
          setSearchTerm(event.currentTarget.value);
        }}
      />
      <Targets type={type} searchTerm={searchTerm} onChoose={onChoose} />
    </>
  );
}

function Targets({ type, searchTerm, onChoose }: SearchProps & { readonly searchTerm: string }) {
  const { targets, error, isSettled } = useTargets(type, searchTerm);
  const isEmpty = isSettled && targets.length === 0 && error === undefined;
  return (
    <div className={styles['found']} aria-busy={!isSettled}>
      {error !== undefined && <p role="alert">{error}</p>}
      {isEmpty && <p role="status">{emptyMessage(type, searchTerm)}</p>}
      <ul aria-label="Results">
        {targets.map((target) => (
          <li key={target.href}>
            <button
              type="button"
              className={sharedStyle('row')}
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

function emptyMessage(linkType: LinkType, searchTerm: string): string {
  if (linkType === 'action') return 'There is no such action. Choose one of the shop.';
  if (linkType !== 'link') return 'No matches. Try another search term.';
  if (isAction(searchTerm)) return 'An address cannot start with @.';
  return isCode(searchTerm) ? messages.embedCode : 'Enter an address.';
}
