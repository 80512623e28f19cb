import type { Mentionable } from './draft.js';
import type { OpenPage } from '../session/useOpening.js';

/** Props shared by all parts of the comments panel. */
export interface PanelParts {
  readonly page: OpenPage;
  /** People who can be mentioned. */
  readonly people: readonly Mentionable[];
  /** Returns a placeholder for deleted accounts. */
  readonly nameOf: (person: string) => string;
}
