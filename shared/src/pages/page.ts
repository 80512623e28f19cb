import type { Json } from '../catalogue/contract.js';
import type { PropertiesOf } from '../blocks/model/block.js';
import { choice, flag } from '../blocks/model/properties/choices.js';
import { length } from '../blocks/model/properties/measures.js';
import { image } from '../blocks/model/properties/pictures.js';
import { text } from '../blocks/model/properties/texts.js';
import type { WireBlock, WireProperties } from '../blocks/model/wire.js';
import type { LayoutName } from '../storefront/layout-names.js';

/** GRD-039. */
export const LOGIN_STATES = ['everyone', 'logged-in', 'logged-out', 'dashboard-access'] as const;
export type LoginState = (typeof LOGIN_STATES)[number];

/** What the owner wrote: everything of a page but what the server says of it, as it came. */
export interface PageContent {
  /** Normalised (PAG-016). */
  readonly url: string;
  readonly layout: LayoutName;
  readonly flags: readonly Json[];
  /** PAG-008: true where it was never said. */
  readonly sitemap?: Json;
  readonly properties: WireProperties;
  readonly blocks: readonly WireBlock[];
  /** `edited`, `keyPhraseCampaignId`, `mode`, `theme`, and whatever else came. */
  readonly [other: string]: Json | WireProperties | readonly WireBlock[] | undefined;
}

/** PAG-002: what a page answers where it was never said. */
export const unsaidOfPage = {
  sitemap: true,
  edited: false,
  keyPhraseCampaignId: null,
  mode: 'unknown',
  theme: null,
} as const;

/** PAG-002: a page as it is answered, with all that came. */
export interface WirePage extends PageContent {
  readonly id: number;
  readonly uuid: string;
  readonly divisionId: number;
  readonly published: Json;
  /** PAG-023: of its first blocks, as it was saved last. */
  readonly preloadables: readonly string[];
  /** PAG-021: when its last revision was recorded, in microseconds. */
  readonly version: string;
  /** PAG-021: of a change, the paths of what others had changed as well, and that stayed as theirs. */
  readonly conflicts?: readonly string[];
}

/**
 * API-032, API-033: a page as it is sent, with the fields that are to be said or changed. What no field here
 * names is kept with it (PAG-020).
 */
export interface SentPage extends Partial<WirePage> {
  /** The version that it was made from. */
  readonly version?: string;
}

/** PAG-022: what a page was at a time. */
export interface PageRevision {
  /** From 1, gapless. */
  readonly rev: number;
  /** As the page had it then. */
  readonly version: string;
  readonly reason: 'save' | 'external' | 'publish' | 'auto' | 'restore';
  /** What the one is called who recorded it; null for nobody that is known. */
  readonly author: string | null;
  /** The revision that it took the page back to. */
  readonly restoredFrom: number | null;
  /** Shoppers are served this one. */
  readonly isPublished: boolean;
}

/** API-035. */
export interface PageListing {
  readonly id: number;
  readonly uuid: string;
  readonly url: string;
  /** Where it is found now: a change of its address waits to be published as well. */
  readonly shopUrl: string;
  readonly published: boolean;
  /** Whether shoppers are served an older revision than the last. */
  readonly hasUnpublishedChanges: boolean;
  /** PAG-012: it cannot be deleted. */
  readonly isHomepage: boolean;
  readonly version: string;
  readonly properties: WireProperties;
}

/** PAG-010: the properties that a page has, with what holds where they say nothing. */
export const pageDefinition = {
  properties: {
    isStorePage: flag({ default: false, label: 'Page of the shop', group: 'Content' }),
    isMailPage: flag({ default: false, label: 'Mail', group: 'Content' }),
    loginState: choice({
      choices: LOGIN_STATES,
      default: 'everyone',
      label: 'Who may see it',
      group: 'Content',
    }),
    title: text({ maxLength: 255, label: 'Title', group: 'Content' }),
    description: text({ maxLength: 1_000, label: 'Description', group: 'Content' }),
    ogImage: image({ label: 'Picture for links', group: 'Picture' }),
    ySpacing: length({ default: null, label: 'Space between blocks', group: 'Layout' }),
    isSearchable: flag({ default: false, label: 'Found by the search', group: 'Content' }),
    searchIcon: text({ maxLength: 100, label: 'Icon in the search', group: 'Content' }),
  },
};
export type PageProperties = PropertiesOf<typeof pageDefinition>;

/** PAG-005, PAG-012, RTE-062: the page that shoppers come to first; it can never be deleted. */
export function isHomepage({ url, flags }: Pick<PageContent, 'url' | 'flags'>): boolean {
  return url === '/' || flags.includes('homepage');
}
