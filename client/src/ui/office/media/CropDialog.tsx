import type { MediaItem } from '@selvedge/shared/media/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';

import styles from './CropDialog.module.css';
import { cropMedia } from './media.api.js';
import { cropLabels, cropParts, largestCrop } from '../../../lib/crop.js';
import { Button } from '../Button.js';
import { Choice } from '../Choice.js';
import { Pop } from '../Pop.js';
import { useSnackbar } from '../Snackbars.js';

const ratios = [
  { value: '', text: 'Free' },
  { value: '1', text: 'Square 1:1' },
  { value: '0.8', text: 'Portrait 4:5' },
  { value: '1.5', text: 'Photo 3:2' },
  { value: String(16 / 9), text: 'Wide 16:9' },
];

/** Crops an image to a ratio or freely, and saves the result as a new image (IMG-019). */
export function CropDialog(props: {
  item: MediaItem;
  isOpen: boolean;
  onClose: () => void;
  onCropped: (item: MediaItem) => void;
}) {
  const { item, isOpen, onClose, onCropped } = props;
  return (
    <Pop title={`Crop ${item.name}`} isOpen={isOpen} onClose={onClose}>
      <Cropper item={item} onClose={onClose} onCropped={onCropped} />
    </Pop>
  );
}

function Cropper(props: {
  item: MediaItem;
  onClose: () => void;
  onCropped: (item: MediaItem) => void;
}) {
  const { item, onClose, onCropped } = props;
  const [ratio, setRatio] = useState('1');
  const [crop, setCrop] = useState(() => cropOf(item, '1'));
  const notify = useSnackbar();
  const save = useMutation({
    mutationFn: () => cropMedia(item.uuid, cropParts(crop)),
    onSuccess: onCropped,
    onError: ({ message }) => {
      notify(message);
    },
  });
  return (
    <>
      <div className={styles['stage']}>
        <ReactCrop
          crop={crop}
          onChange={(_pixels, percent) => {
            setCrop(percent);
          }}
          {...(ratio !== '' && { aspect: Number(ratio) })}
          minWidth={16}
          minHeight={16}
          keepSelection
          ruleOfThirds
          ariaLabels={cropLabels}
        >
          <img className={styles['picture']} src={item.thumbnails.full} alt={item.altText} />
        </ReactCrop>
      </div>
      <Footer
        size={sizeOf(item, crop)}
        ratio={ratio}
        onRatio={(value) => {
          setRatio(value);
          setCrop(cropOf(item, value));
        }}
        onClose={onClose}
        isSaving={save.isPending}
        onSave={() => {
          save.mutate();
        }}
      />
    </>
  );
}

function Footer(props: {
  size: string;
  ratio: string;
  onRatio: (ratio: string) => void;
  onClose: () => void;
  isSaving: boolean;
  onSave: () => void;
}) {
  const { size, ratio, onRatio, onClose, isSaving, onSave } = props;
  return (
    <footer className={styles['footer']}>
      <Choice label="Ratio" value={ratio} options={ratios} onChange={onRatio} />
      <output className={styles['size']}>{size}</output>
      <Button onPress={onClose}>Cancel</Button>
      <Button kind="primary" isPending={isSaving} onPress={onSave}>
        Save as a new image
      </Button>
    </footer>
  );
}

/** Initial crop; a free one covers four fifths of the image. */
function cropOf(item: MediaItem, ratio: string): PercentCrop {
  if (ratio === '') return { unit: '%', x: 10, y: 10, width: 80, height: 80 };
  return largestCrop(item, Number(ratio));
}

function sizeOf({ width, height }: MediaItem, crop: PercentCrop): string {
  const pixels = (percent: number, whole: number) => String(Math.round((percent * whole) / 100));
  return `${pixels(crop.width, width)} × ${pixels(crop.height, height)}`;
}
