import { textIn } from '@selvedge/shared/blocks/model/wire';

import { addressIn, addressOf } from './picture-address.js';
import { unlessMiddle } from './focal-value.js';
import { PictureField } from './PictureField.js';
import type { ControlProps } from '../control-props.js';

/** Image of a block, with its alt text, other widths and focal point. */
export function PictureControl({ property, value, onChange, sibling }: ControlProps) {
  const { label, media, alternative = '', widths = '', focalPoint = '' } = property;
  const alt = sibling?.(alternative);
  const change = (address: string | undefined) => {
    onChange(address);
    // Widths and focal point belong to the previous image.
    sibling?.(widths)?.onChange(undefined);
    sibling?.(focalPoint)?.onChange(undefined);
  };
  const describe = ({ altText }: { readonly altText: string }) => {
    if (altText !== '' && (textIn(alt?.value) ?? '') === '') alt?.onChange(altText);
  };
  return (
    <PictureField
      label={label}
      media={media}
      address={addressIn({ property, value })}
      onAddress={change}
      onPick={(item) => {
        change(addressOf(item));
        sibling?.(focalPoint)?.onChange(unlessMiddle(item.focalPoint));
        describe(item);
      }}
      onProductImage={(image) => {
        change(image.original);
        describe(image);
      }}
    />
  );
}
