import { useState } from 'react';

import type { ControlProps } from './control-props.js';
import styles from '../PropertyRow.module.css';
import { useCan } from '../../accounts/index.js';
import { Button } from '../../../ui/office/Button.js';
import { MediaPicker } from '../../../ui/office/media/MediaPicker.js';

/** Image or video from the media library; empty means the shop's placeholder. */
export function ImageControl({ id, name, value, onChange }: ControlProps) {
  const mayPick = useCan()('media.manage');
  const [isPicking, setPicking] = useState(false);
  const close = () => {
    setPicking(false);
  };
  const accept = name === 'video.default' ? 'video' : 'image';
  return (
    <span className={styles['picture']}>
      {value !== '' && accept === 'image' && <img src={`${value}?w=160`} alt="" />}
      {mayPick && (
        <Button
          id={id}
          onPress={() => {
            setPicking(true);
          }}
        >
          {value === '' ? 'Choose' : 'Change'}
        </Button>
      )}
      {value !== '' && (
        <Button
          onPress={() => {
            onChange('');
          }}
        >
          None
        </Button>
      )}
      <MediaPicker
        isOpen={isPicking}
        accept={accept}
        onClose={close}
        onChoose={({ thumbnails }) => {
          const [path = ''] = thumbnails.original.split('?');
          onChange(path);
          close();
        }}
      />
    </span>
  );
}
