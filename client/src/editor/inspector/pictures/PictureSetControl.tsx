import { textIn } from '@selvedge/shared/blocks/model/wire';
import { Suspense, useState } from 'react';

import { addressOf } from './picture-address.js';
import { PictureField } from './PictureField.js';
import styles from './PictureField.module.css';
import { picturesIn, setOf, type SizedPicture } from './picture-set.js';
import { Thumbnail } from './Thumbnail.js';
import type { ControlProps } from '../control-props.js';
import { NumberField } from '../controls/NumberField.js';
import { ItemList } from '../lists/ItemList.js';
import { later } from '../../../ui/office/later.js';

const Library = later(async () => (await import('./library.js')).Library);

const most = 12;

/** The same image in several widths, each from the library or by its address. */
export function PictureSetControl({ property, value, onChange }: ControlProps) {
  const [isAdding, setAdding] = useState(false);
  const pictures = picturesIn(textIn(value) ?? '');
  const change = (next: readonly SizedPicture[]) => {
    onChange(next.length === 0 ? undefined : setOf(next));
  };
  const close = () => {
    setAdding(false);
  };
  return (
    <>
      <ItemList
        label={property.label}
        noun="width"
        items={pictures}
        most={most}
        titleOf={({ width }) => `${String(width)} px`}
        pictureOf={({ address }) => (
          <span className={styles['small']}>
            <Thumbnail address={address} />
          </span>
        )}
        onAdd={() => {
          setAdding(true);
        }}
        onChange={change}
      >
        {(picture, onPicture) => <PictureFields picture={picture} onPicture={onPicture} />}
      </ItemList>
      <Suspense>
        {isAdding && (
          <Library
            accept="image"
            onClose={close}
            onChoose={(item) => {
              change([...pictures, { address: addressOf(item), width: item.width }]);
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function PictureFields(props: {
  readonly picture: SizedPicture;
  readonly onPicture: (picture: SizedPicture) => void;
}) {
  const { picture, onPicture } = props;
  return (
    <>
      <PictureField
        label="Image"
        address={picture.address}
        onAddress={(address = '') => {
          onPicture({ ...picture, address });
        }}
        onPick={(item) => {
          onPicture({ address: addressOf(item), width: item.width });
        }}
      />
      <NumberField
        label="Width in pixels"
        value={picture.width}
        min={1}
        max={99_999}
        onChange={(width) => {
          onPicture({ ...picture, width });
        }}
      />
    </>
  );
}
