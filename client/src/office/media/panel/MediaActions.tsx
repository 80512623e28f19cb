import type { MediaDetail } from '@selvedge/shared/media/contract';
import { Crop, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { CropDialog } from '../../../ui/office/media/CropDialog.js';
import { DeleteDialog } from './DeleteDialog.js';
import styles from './MediaPanel.module.css';
import { useMediaRefresh } from '../../../ui/office/media/useMedia.js';
import { Button } from '../../../ui/office/Button.js';

/** What can be done with one item. `onOpen` hears of a picture that was cropped from it. */
export function MediaActions(props: {
  item: MediaDetail;
  onClose: () => void;
  onOpen: (uuid: string) => void;
}) {
  const { item, onClose, onOpen } = props;
  const [asked, setAsked] = useState<'crop' | 'delete'>();
  const refresh = useMediaRefresh();
  const ask = (deed?: 'crop' | 'delete') => () => {
    setAsked(deed);
  };
  const done = ask();
  return (
    <div className={styles['deeds']}>
      {item.kind === 'image' && (
        <Button onPress={ask('crop')}>
          <Crop size={15} aria-hidden /> Crop
        </Button>
      )}
      <Button kind="danger" onPress={ask('delete')}>
        <Trash2 size={15} aria-hidden /> Delete
      </Button>
      <CropDialog
        item={item}
        isOpen={asked === 'crop'}
        onClose={done}
        onCropped={({ uuid }) => {
          done();
          void refresh();
          onOpen(uuid);
        }}
      />
      <DeleteDialog
        items={[item]}
        isOpen={asked === 'delete'}
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
