import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Heading } from 'react-aria-components';

import styles from './LinkPicker.module.css';
import { typesWithout, type LinkTarget, type LinkType } from './link-targets.js';
import { TargetSearch } from './TargetSearch.js';
import { DialogWindow } from '../../../ui/office/Dialog.js';
import { IconButton } from '../../../ui/office/IconButton.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const names: Readonly<Record<LinkType, string>> = {
  product: 'Product',
  collection: 'Collection',
  blog: 'Blog',
  page: 'Page',
  action: 'Action',
  link: 'Custom link',
};

interface PickerProps {
  readonly start: LinkType;
  readonly excluded?: readonly LinkType[] | undefined;
  readonly onClose: () => void;
  readonly onChoose: (target: LinkTarget) => void;
}

/** Chooses a link target by type and name. */
export function LinkPicker(props: PickerProps) {
  return (
    <DialogWindow size="tall" isOpen onClose={props.onClose}>
      <Picker {...props} />
    </DialogWindow>
  );
}

function Picker({ start, excluded = [], onClose, onChoose }: PickerProps) {
  const [type, setType] = useState(start);
  return (
    <div className={styles['picker']}>
      <header className={styles['header']}>
        <Heading slot="title" className={styles['title'] ?? ''}>
          Choose link
        </Heading>
        <IconButton aria-label="Close" onPress={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </header>
      <Types types={typesWithout(excluded)} chosen={type} onType={setType} />
      <TargetSearch type={type} onChoose={onChoose} />
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
    <div className={styles['types']} role="radiogroup" aria-label="Link type">
      {types.map((type) => (
        <label key={type} className={sharedStyle('covered')}>
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
