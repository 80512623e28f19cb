import { textIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { addressOf } from './picture-address.js';
import { PictureField } from './PictureField.js';
import type { ControlProps } from '../control-props.js';

/** A picture of a block, with what belongs to it: what it shows in words, and its other widths. */
export function PictureControl({ property, value, onChange, sibling }: ControlProps) {
  const { label, media, alternative = '', widths = '' } = property;
  const words = sibling?.(alternative);
  const change = (address: string | undefined) => {
    onChange(address);
    // They are of the picture that was here before.
    sibling?.(widths)?.onChange(undefined);
  };
  return (
    <PictureField
      label={label}
      media={media}
      address={addressIn(property.read, value)}
      onAddress={change}
      onPick={(item) => {
        change(addressOf(item));
        if (item.altText !== '' && (textIn(words?.value) ?? '') === '')
          words?.onChange(item.altText);
      }}
    />
  );
}

/** As it is written; of what came as an object, the address in it. */
function addressIn(read: ControlProps['property']['read'], value: Json | undefined): string {
  if (value === undefined) return '';
  const found = textIn(value) ?? read(value);
  return typeof found === 'string' ? found : '';
}
