import { textIn } from '@selvedge/shared/blocks/model/wire';

import { LinkField } from './LinkControl.js';
import { LINK_TYPES } from './link-targets.js';
import type { ControlProps } from '../control-props.js';

const others = LINK_TYPES.filter((type) => type !== 'collection');
const inAddress = /^\/collection\/([^/]+)\/$/;

/** One of the shop's collections, by the name in its address; a page of elsewhere may have its id. */
export function CollectionControl({ property, value, onChange }: ControlProps) {
  const urlName = textIn(value) ?? '';
  return (
    <LinkField
      label={property.label}
      href={urlName === '' ? '' : `/collection/${urlName}/`}
      none="All products"
      excluded={others}
      onTarget={(target) => {
        onChange(inAddress.exec(target?.href ?? '')?.[1]);
      }}
    />
  );
}
