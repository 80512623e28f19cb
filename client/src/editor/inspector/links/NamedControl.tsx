import { textIn } from '@selvedge/shared/blocks/model/wire';

import { LinkField } from './LinkControl.js';
import { LINK_TYPES } from './link-targets.js';
import type { ControlProps } from '../control-props.js';

/** One of the shop's collections, by the name in its address; a page of elsewhere may have its id. */
export function CollectionControl(props: ControlProps) {
  return <NamedControl {...props} type="collection" none="All products" />;
}

/** One of the shop's products, by the name in its address. */
export function ProductControl(props: ControlProps) {
  return <NamedControl {...props} type="product" none="The first of the shop" />;
}

interface NamedProps extends ControlProps {
  readonly type: 'collection' | 'product';
  readonly none: string;
}

function NamedControl({ property, value, onChange, type, none }: NamedProps) {
  const urlName = textIn(value) ?? '';
  return (
    <LinkField
      label={property.label}
      href={urlName === '' ? '' : `/${type}/${urlName}/`}
      none={none}
      excluded={LINK_TYPES.filter((other) => other !== type)}
      onTarget={(target) => {
        const [, kind, name] = /^\/(\w+)\/([^/]+)\/$/.exec(target?.href ?? '') ?? [];
        onChange(kind === type ? name : undefined);
      }}
    />
  );
}
