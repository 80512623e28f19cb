import { objectPositionOf } from '@selvedge/shared/blocks/model/properties/pictures';
import { useState } from 'react';

import { pointIn, unlessMiddle } from './focal-value.js';
import { addressIn, smallOf } from './picture-address.js';
import styles from './PictureField.module.css';
import type { ControlProps, HeldProperty } from '../control-props.js';
import { FocalPicker } from '../../../ui/office/media/FocalPicker.js';

/**
 * Selects the point of the block's image that stays visible when it is cropped. Hidden without an
 * image.
 */
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
  // The size is known only after the image has loaded.
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
