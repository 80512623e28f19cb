import type { Callable } from './draft.js';
import type { OpenPage } from '../session/useOpening.js';

/** What every part of the panel of comments needs. */
export interface PanelParts {
  readonly page: OpenPage;
  /** Who can be mentioned. */
  readonly people: readonly Callable[];
  /** Also of somebody who has no account any more. */
  readonly nameOf: (person: string) => string;
}
