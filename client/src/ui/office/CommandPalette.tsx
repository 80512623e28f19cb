import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';

import styles from './CommandPalette.module.css';

/** Something the palette can do. */
export interface PaletteCommand {
  readonly id: string;
  readonly text: string;
  readonly run: () => void;
}

/** Opens on Ctrl-K (or Cmd-K): type to narrow, arrows to choose, Enter to go. `commandsFor` may read what was typed. */
export function CommandPalette({
  commandsFor,
}: {
  commandsFor: (typed: string) => readonly PaletteCommand[];
}) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((shown) => !shown);
    };
    addEventListener('keydown', open);
    return () => {
      removeEventListener('keydown', open);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        aria-keyshortcuts="Control+K"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Search size={15} aria-hidden />
        <span className={styles['word']}>Go to</span> <kbd className={styles['key']}>Ctrl K</kbd>
      </button>
      <ModalOverlay
        className={styles['overlay'] ?? ''}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
      >
        <Modal className={styles['modal'] ?? ''}>
          <Palette
            commandsFor={commandsFor}
            onDone={() => {
              setOpen(false);
            }}
          />
        </Modal>
      </ModalOverlay>
    </>
  );
}

function Palette(props: {
  commandsFor: (typed: string) => readonly PaletteCommand[];
  onDone: () => void;
}) {
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const commands = props.commandsFor(typed);
  return (
    <Dialog aria-label="Go to" className={styles['dialog'] ?? ''}>
      <Autocomplete inputValue={typed} onInputChange={setTyped} filter={contains}>
        <SearchField
          aria-label="Screen or order number"
          autoFocus
          className={styles['field'] ?? ''}
        >
          <Search size={18} aria-hidden />
          <Input className={styles['input'] ?? ''} placeholder="A screen or an order number" />
        </SearchField>
        <Menu
          className={styles['menu'] ?? ''}
          items={commands}
          dependencies={[typed]}
          renderEmptyState={() => <p className={styles['empty']}>Nothing fits</p>}
          onAction={(key) => {
            props.onDone();
            commands.find(({ id }) => id === key)?.run();
          }}
        >
          {({ id, text }) => (
            <MenuItem id={id} textValue={text} className={styles['item'] ?? ''}>
              {text}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}
