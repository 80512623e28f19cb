import { searchFilter } from '@selvedge/shared/search/search-form';
import { Search } from 'lucide-react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useEffect, useEffectEvent, useState } from 'react';

import styles from './CommandPalette.module.css';
import { sharedStyle } from './shared-style.js';
import { isEnter } from '../../lib/is-enter.js';

export interface PaletteCommand {
  readonly id: string;
  readonly text: string;
  /** Category, if the name does not make it clear. */
  readonly kind?: string;
  /** Address of a small picture. */
  readonly image?: string;
  /** Additional search terms. */
  readonly searchText?: string;
  readonly run: () => void;
}

/** Text typed before the palette had loaded, and whether Enter was pressed. */
export interface Ahead {
  readonly typed: string;
  readonly isEntered: boolean;
}

export interface OpenedPalette {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly ahead: Ahead;
}

interface PaletteProps extends OpenedPalette {
  /** Results for the latest text. */
  readonly commands: readonly PaletteCommand[];
  readonly onTyped: (typed: string) => void;
}

export function PalettePopup(props: PaletteProps) {
  const { commands, isOpen, onOpen, onTyped, ahead } = props;
  return (
    <ModalOverlay
      className={sharedStyle('overlay', styles['overlay'])}
      isOpen={isOpen}
      onOpenChange={onOpen}
      isDismissable
    >
      <Modal className={sharedStyle('window', styles['modal'])}>
        <Palette
          {...{ commands, onTyped, ahead }}
          onDone={() => {
            onOpen(false);
          }}
        />
      </Modal>
    </ModalOverlay>
  );
}

function PaletteSearch({ onEnter }: { readonly onEnter: () => void }) {
  return (
    <SearchField
      aria-label="Screen, order number or name"
      autoFocus
      className={styles['field'] ?? ''}
    >
      <Search size={18} aria-hidden />
      <Input
        className={styles['input'] ?? ''}
        placeholder="A screen, an order number, a name"
        onKeyDown={(event) => {
          // Nothing is focused if the text was typed before the palette had loaded.
          const isFocused = event.currentTarget.getAttribute('aria-activedescendant');
          if (isEnter(event) && !isFocused) onEnter();
        }}
      />
    </SearchField>
  );
}

/** Whether a text contains every typed word. */
const contains = (text: string, typed: string): boolean => searchFilter(typed)(text);

const nothingFits = () => <p className={styles['empty']}>No matches</p>;

function resultOf({ id, text, kind, image, searchText = text }: PaletteCommand) {
  return (
    <MenuItem id={id} textValue={searchText} className={styles['item'] ?? ''}>
      {image !== undefined && (
        <img className={styles['image']} src={image} alt="" width={32} height={32} />
      )}
      <span className={styles['text']} dir="auto">
        {text}
      </span>
      {kind !== undefined && <span className={styles['kind']}>{kind}</span>}
    </MenuItem>
  );
}

function Palette(
  props: Pick<PaletteProps, 'commands' | 'onTyped' | 'ahead'> & { readonly onDone: () => void },
) {
  const { commands, onTyped, ahead, onDone } = props;
  const [typed, setTyped] = useState(ahead.typed);
  const go = (command: PaletteCommand | undefined) => {
    if (command === undefined) return;
    onDone();
    command.run();
  };
  const goToFirst = (term: string) => {
    go(commands.find(({ text, searchText = text }) => contains(searchText, term)));
  };
  const begin = useEffectEvent(() => {
    onTyped(ahead.typed);
    if (ahead.isEntered) goToFirst(ahead.typed);
  });
  useEffect(() => {
    begin();
  }, []);
  const type = (next: string) => {
    setTyped(next);
    onTyped(next);
  };
  return (
    <Dialog aria-label="Go to" className={styles['dialog'] ?? ''}>
      <Autocomplete inputValue={typed} onInputChange={type} filter={contains}>
        <PaletteSearch
          onEnter={() => {
            goToFirst(typed);
          }}
        />
        <Menu
          className={styles['menu'] ?? ''}
          items={commands}
          dependencies={[typed]}
          renderEmptyState={nothingFits}
          onAction={(key) => {
            go(commands.find(({ id }) => id === key));
          }}
        >
          {resultOf}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}
