import { textIn } from '@selvedge/shared/blocks/model/wire';

import { LinkField } from './LinkControl.js';
import { LINK_TYPES } from './link-targets.js';
import type { ControlProps } from '../control-props.js';

/** Selects a collection by the name in its URL. Imported pages may store its id instead. */
export function CollectionControl(props: ControlProps) {
  return <NamedControl {...props} type="collection" none="All products" />;
}

/** Selects a product by the name in its URL. */
export function ProductControl(props: ControlProps) {
  return <NamedControl {...props} type="product" none="First product of the shop" />;
}

/** Selects an action of the page. Stored names may lack the at-sign. */
export function ActionControl({ property, value, onChange }: ControlProps) {
  const name = (textIn(value) ?? '').trim().replace(/^@/, '');
  return (
    <LinkField
      label={property.label}
      href={name === '' ? '' : `@${name}`}
      none="Choose an action"
      excluded={LINK_TYPES.filter((other) => other !== 'action')}
      onTarget={(target) => {
        onChange(target?.href);
      }}
    />
  );
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
