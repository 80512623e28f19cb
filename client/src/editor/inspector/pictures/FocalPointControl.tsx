import { objectPositionOf } from '@selvedge/shared/blocks/model/properties/pictures';
import { useState } from 'react';

import { pointIn, unlessMiddle } from './focal-value.js';
import { addressIn, smallOf } from './picture-address.js';
import styles from './PictureField.module.css';
import type { ControlProps, HeldProperty } from '../control-props.js';
import { FocalPicker } from '../../../ui/office/media/FocalPicker.js';

/** What stays in view of the block's picture wherever it is cut off; nothing while there is no picture. */
export function FocalPointControl({ sibling, ...held }: ControlProps) {
  const picture = sibling?.(held.property.picture ?? '');
  const address = picture === undefined ? '' : addressIn(picture);
  if (address === '') return null;
  return (
    <details className={styles['address']}>
      <summary>{held.property.label}</summary>
      <Picker key={address} address={address} {...held} />
    </details>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function Picker({ value, onChange, address }: HeldProperty & { readonly address: string }) {
  // An address does not say how large its picture is.
  const [size, setSize] = useState<Size>();
  const shown = smallOf(address);
  const point = pointIn(value);
  if (size === undefined)
    return (
      <img
        src={shown}
        alt=""
        hidden
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          if (width > 0 && height > 0) setSize({ width, height });
        }}
      />
    );
  return (
    <FocalPicker
      item={{ ...size, altText: '', thumbnails: { small: shown, medium: shown } }}
      point={point}
      positionIn={() => objectPositionOf(point)}
      onPoint={(next) => {
        onChange(unlessMiddle(next));
      }}
    />
  );
}
