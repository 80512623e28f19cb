import type { Json } from '../connect/sdk/index.js';

/** A field of the properties: it shows a value, also one that somebody else has set. */
export interface Control {
  readonly element: HTMLElement;
  readonly show: (value: Json | undefined) => void;
}
