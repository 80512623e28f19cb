import type { Property } from '@selvedge/shared/blocks/model/property';
import type { Json } from '@selvedge/shared/catalogue/contract';

/** A property as it stands in the page. */
export interface HeldProperty {
  readonly property: Property<unknown>;
  /** Undefined where it is left to its default. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** What every control of a property is given. */
export interface ControlProps extends HeldProperty {
  /** Another property of the same block, by the name of its definition. */
  readonly sibling?: (name: string) => HeldProperty | undefined;
}
