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
  useFilter,
} from 'react-aria-components';
import { useEffect, useEffectEvent, useState } from 'react';

import styles from './CommandPalette.module.css';

/** Something the palette can do. */
export interface PaletteCommand {
  readonly id: string;
  readonly text: string;
  readonly run: () => void;
}

/** What was typed before the palette was there, and whether Enter was pressed. */
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
  readonly commandsFor: (typed: string) => readonly PaletteCommand[];
}

/** What the palette shows once it is open. */
export function PalettePopup(props: PaletteProps) {
  const { commandsFor, isOpen, onOpen, ahead } = props;
  return (
    <ModalOverlay
      className={styles['overlay'] ?? ''}
      isOpen={isOpen}
      onOpenChange={onOpen}
      isDismissable
    >
      <Modal className={styles['modal'] ?? ''}>
        <Palette
          commandsFor={commandsFor}
          ahead={ahead}
          onDone={() => {
            onOpen(false);
          }}
        />
      </Modal>
    </ModalOverlay>
  );
}

function Sought() {
  return (
    <SearchField
      aria-label="Screen, order number or name"
      autoFocus
      className={styles['field'] ?? ''}
    >
      <Search size={18} aria-hidden />
      <Input className={styles['input'] ?? ''} placeholder="A screen, an order number, a name" />
    </SearchField>
  );
}

const nothingFits = () => <p className={styles['empty']}>Nothing fits</p>;

function Palette(props: {
  commandsFor: (typed: string) => readonly PaletteCommand[];
  ahead: Ahead;
  onDone: () => void;
}) {
  const [typed, setTyped] = useState(props.ahead.typed);
  const { contains } = useFilter({ sensitivity: 'base' });
  const commands = props.commandsFor(typed);
  const go = (command: PaletteCommand | undefined) => {
    if (command === undefined) return;
    props.onDone();
    command.run();
  };
  const goAhead = useEffectEvent(() => {
    if (props.ahead.isEntered) go(commands.find(({ text }) => contains(text, typed)));
  });
  useEffect(() => {
    goAhead();
  }, []);
  return (
    <Dialog aria-label="Go to" className={styles['dialog'] ?? ''}>
      <Autocomplete inputValue={typed} onInputChange={setTyped} filter={contains}>
        <Sought />
        <Menu
          className={styles['menu'] ?? ''}
          items={commands}
          dependencies={[typed]}
          renderEmptyState={nothingFits}
          onAction={(key) => {
            go(commands.find(({ id }) => id === key));
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
