import type { Json } from '../connect/sdk/index.js';

/** Property field; `show` displays a value, including changes by other users. */
export interface Control {
  readonly element: HTMLElement;
  readonly show: (value: Json | undefined) => void;
}
