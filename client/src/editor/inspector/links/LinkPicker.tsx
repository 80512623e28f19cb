import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Heading } from 'react-aria-components';

import styles from './LinkPicker.module.css';
import { typesWithout, type LinkTarget, type LinkType } from './link-targets.js';
import { useTargets } from './useTargets.js';
import { DialogWindow } from '../../../ui/office/Dialog.js';
import { IconButton } from '../../../ui/office/IconButton.js';

const names: Readonly<Record<LinkType, string>> = {
  product: 'Product',
  collection: 'Collection',
  blog: 'Blog',
  page: 'Page',
  action: 'Action',
  link: 'Custom link',
  studio: 'Studio link',
};

const hints: Readonly<Record<LinkType, string>> = {
  product: 'Name of a product',
  collection: 'Name of a collection',
  blog: 'Title of a post',
  page: 'Title or address of a page',
  action: 'Name of an action',
  link: 'https://…, mailto:…, tel:…, #…',
  studio: 'What to design',
};

interface PickerProps {
  readonly start: LinkType;
  readonly excluded?: readonly LinkType[] | undefined;
  readonly onClose: () => void;
  readonly onChoose: (target: LinkTarget) => void;
}

/** EDT-027: chooses what a link leads to, by its type and by name. */
export function LinkPicker(props: PickerProps) {
  return (
    <DialogWindow size="tall" isOpen onClose={props.onClose}>
      <Picker {...props} />
    </DialogWindow>
  );
}

function Picker({ start, excluded = [], onClose, onChoose }: PickerProps) {
  const [type, setType] = useState(start);
  const [sought, setSought] = useState('');
  return (
    <div className={styles['picker']}>
      <header className={styles['header']}>
        <Heading slot="title" className={styles['title'] ?? ''}>
          Where it leads
        </Heading>
        <IconButton aria-label="Close" onPress={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </header>
      <Types types={typesWithout(excluded)} chosen={type} onType={setType} />
      <input
        className={styles['search']}
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
    </div>
  );
}

function Types(props: {
  readonly types: readonly LinkType[];
  readonly chosen: LinkType;
  readonly onType: (type: LinkType) => void;
}) {
  const { types, chosen, onType } = props;
  const name = useId();
  return (
    <div className={styles['types']} role="radiogroup" aria-label="Kind of link">
      {types.map((type) => (
        <label key={type}>
          <input
            type="radio"
            name={name}
            checked={type === chosen}
            onChange={() => {
              onType(type);
            }}
          />
          {names[type]}
        </label>
      ))}
    </div>
  );
}

function Targets(props: {
  readonly type: LinkType;
  readonly sought: string;
  readonly onChoose: (target: LinkTarget) => void;
}) {
  const { type, sought, onChoose } = props;
  const { targets, error, isSettled } = useTargets(type, sought);
  const isEmpty = isSettled && targets.length === 0 && error === undefined;
  return (
    <div className={styles['found']} aria-busy={!isSettled}>
      {error !== undefined && <p role="alert">{error}</p>}
      {isEmpty && <p>{type === 'link' ? 'Type an address.' : 'Nothing is called so.'}</p>}
      <ul aria-label="Found">
        {targets.map((target) => (
          <li key={target.href}>
            <button
              type="button"
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
