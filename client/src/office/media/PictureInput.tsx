import { ImagePlus, X } from 'lucide-react';
import { Suspense, useState } from 'react';

import styles from './PictureInput.module.css';
import { Button } from '../../ui/office/Button.js';
import { useCan } from '../accounts/index.js';
import { later } from '../../ui/office/later.js';

/** Loaded when the picker is opened. */
const MediaPicker = later(
  async () => (await import('../../ui/office/media/MediaPicker.js')).MediaPicker,
  'over',
);

interface PictureInputProps {
  readonly label: string;
  readonly hint: string;
  readonly shape: 'wide' | 'square' | 'card';
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (path: string | null) => void;
}

/** Image from the library, previewed in its shape. `value` is its path without query. */
export function PictureInput(props: PictureInputProps) {
  const { label, hint, value, error, onChange } = props;
  const [isPicking, setPicking] = useState(false);
  const close = () => {
    setPicking(false);
  };
  return (
    <div
      className={styles['picture']}
      role="group"
      aria-label={label}
      data-wrong={error !== undefined}
    >
      <Frame {...props} />
      <div className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['hint']}>{hint}</span>
        <p className={styles['error']} aria-live="polite">
          {error}
        </p>
        <PictureActions
          label={label}
          isSet={value !== null}
          onPick={() => {
            setPicking(true);
          }}
          onRemove={() => {
            onChange(null);
          }}
        />
      </div>
      <Suspense>
        {isPicking && (
          <MediaPicker
            isOpen
            accept="image"
            onClose={close}
            onChoose={({ thumbnails }) => {
              const [path = ''] = thumbnails.original.split('?');
              onChange(path);
              close();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

function PictureActions(props: {
  label: string;
  isSet: boolean;
  onPick: () => void;
  onRemove: () => void;
}) {
  const { label, isSet, onPick, onRemove } = props;
  const mayPick = useCan()('media.manage');
  const verb = isSet ? 'Change' : 'Choose';
  return (
    <div className={styles['actions']}>
      {mayPick && (
        <Button onPress={onPick} aria-label={`${verb} ${label}`}>
          {verb}
        </Button>
      )}
      {isSet && (
        <Button aria-label={`Remove ${label}`} onPress={onRemove}>
          <X size={14} aria-hidden /> Remove
        </Button>
      )}
    </div>
  );
}

function Frame({ label, shape, value }: Pick<PictureInputProps, 'label' | 'shape' | 'value'>) {
  return (
    <div className={styles['frame']} data-shape={shape} data-empty={value === null}>
      {value === null ? (
        <ImagePlus size={20} aria-hidden />
      ) : (
        <img src={`${value}?w=480`} alt={`Current ${label.toLowerCase()}`} />
      )}
    </div>
  );
}
