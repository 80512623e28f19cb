import type { Property } from '@selvedge/shared/blocks/model/property';
import type { Json } from '@selvedge/shared/catalogue/contract';

/** What every control of a property is given. */
export interface ControlProps {
  readonly property: Property<unknown>;
  /** As it stands in the page; undefined where it is left to its default. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}
