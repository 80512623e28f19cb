import type { Property } from '@selvedge/shared/blocks/model/property';
import type { Json } from '@selvedge/shared/catalogue/contract';

import type { LiveField } from '../typing/live-field.js';

/** Property with its value on the page. */
export interface HeldProperty {
  readonly property: Property<unknown>;
  /** Undefined if the default applies. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  /** Live text behind the value, if it is typed. */
  readonly live?: LiveField | undefined;
  /** Returns the live text of an item, if the value is a list. */
  readonly liveItem?: (index: number) => LiveField | undefined;
  /** Returns the current ids of the items, if the value is a live list. */
  readonly itemIds?: () => readonly string[] | undefined;
}

export interface ControlProps extends HeldProperty {
  /** Returns another property of the same block by its definition name. */
  readonly sibling?: (name: string) => HeldProperty | undefined;
}
