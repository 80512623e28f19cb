import type { MediaDetail } from '@selvedge/shared/media/contract';
import { Crop, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';

import { DeleteDialog } from './DeleteDialog.js';
import styles from './MediaPanel.module.css';
import { useMediaRefresh } from '../../../ui/office/media/useMedia.js';
import { Button } from '../../../ui/office/Button.js';
import { later } from '../../../ui/office/later.js';

// Cropping is rare, so the dialog is loaded on demand.
const CropDialog = later(
  async () => (await import('../../../ui/office/media/CropDialog.js')).CropDialog,
  'over',
);

/** Actions for one item. `onOpen` receives the uuid of an image that was cropped from it. */
export function MediaActions(props: {
  item: MediaDetail;
  onClose: () => void;
  onOpen: (uuid: string) => void;
}) {
  const { item, onClose, onOpen } = props;
  const [dialog, setDialog] = useState<'crop' | 'delete'>();
  const refresh = useMediaRefresh();
  const ask = (action?: 'crop' | 'delete') => () => {
    setDialog(action);
  };
  const done = ask();
  return (
    <div className={styles['actions']}>
      {item.kind === 'image' && (
        <Button onPress={ask('crop')}>
          <Crop size={15} aria-hidden /> Crop
        </Button>
      )}
      <Button kind="danger" onPress={ask('delete')}>
        <Trash2 size={15} aria-hidden /> Delete
      </Button>
      {dialog === 'crop' && (
        <Suspense>
          <CropDialog
            item={item}
            isOpen
            onClose={done}
            onCropped={({ uuid }) => {
              done();
              void refresh();
              onOpen(uuid);
            }}
          />
        </Suspense>
      )}
      <DeleteDialog
        items={[item]}
        isOpen={dialog === 'delete'}
        onClose={done}
        onDeleted={(uuids) => {
          if (uuids.length === 0) return;
          onClose();
          void refresh();
        }}
      />
    </div>
  );
}
