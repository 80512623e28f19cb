import { LOGIN_STATES } from '../stores/store-page.js';
import type { Json } from '../catalogue/contract.js';
import type { PropertiesOf } from '../blocks/model/block.js';
import { choice, flag } from '../blocks/model/properties/choices.js';
import { length } from '../blocks/model/properties/measures.js';
import { image } from '../blocks/model/properties/pictures.js';
import { text } from '../blocks/model/properties/texts.js';
import type { WireBlock, WireProperties } from '../blocks/model/wire.js';
import type { LayoutName } from '../screens/layout-names.js';

/** Owner-made content of a page, exactly as received. */
export interface PageContent {
  /** Normalised by `pageUrl`. */
  readonly url: string;
  readonly layout: LayoutName;
  readonly flags: readonly Json[];
  /** True by default. */
  readonly sitemap?: Json;
  readonly properties: WireProperties;
  readonly blocks: readonly WireBlock[];
  /** `edited`, `keyPhraseCampaignId`, `mode`, `theme` and any unknown field. */
  readonly [other: string]: Json | WireProperties | readonly WireBlock[] | undefined;
}

/** Defaults of page fields that were not sent. */
export const unsaidOfPage = {
  sitemap: true,
  edited: false,
  keyPhraseCampaignId: null,
  mode: 'unknown',
  theme: null,
} as const;

/** Page in API responses. */
export interface WirePage extends PageContent {
  readonly id: number;
  readonly uuid: string;
  readonly divisionId: number;
  readonly published: Json;
  /** Preloadable resources of the first blocks in the last saved version. */
  readonly preloadables: readonly string[];
  /** Time of the last revision, with microseconds. */
  readonly version: string;
  /** After a save: the conflicting paths, which keep the values of others. */
  readonly conflicts?: readonly string[];
}

/** Page in API requests; only the fields to set. Unknown fields are kept. */
export interface SentPage extends Partial<WirePage> {
  /** Version that the client edited. */
  readonly version?: string;
}

/** Recorded version of a page. */
export interface PageRevision {
  /** Consecutive, from 1. */
  readonly rev: number;
  /** Version of the page at that time. */
  readonly version: string;
  readonly reason: 'save' | 'external' | 'publish' | 'auto' | 'restore';
  /** Name of the author; null if unknown. */
  readonly author: string | null;
  /** Revision that this one restored. */
  readonly restoredFrom: number | null;
  /** Whether shoppers see this revision. */
  readonly isPublished: boolean;
}

export interface PageListing {
  readonly id: number;
  readonly uuid: string;
  readonly url: string;
  /** Published path; a changed path takes effect on publication. */
  readonly shopUrl: string;
  readonly published: boolean;
  /** Whether shoppers see an older revision than the latest. */
  readonly hasUnpublishedChanges: boolean;
  /** Whether it is the home page, which cannot be deleted. */
  readonly isHomepage: boolean;
  readonly version: string;
  readonly properties: WireProperties;
}

/** Properties of a page with their defaults. */
export const pageDefinition = {
  properties: {
    isStorePage: flag({ default: false, label: 'Shop page', group: 'Content' }),
    isMailPage: flag({ default: false, label: 'E-mail page', group: 'Content' }),
    loginState: choice({
      choices: LOGIN_STATES,
      default: 'everyone',
      label: 'Visibility',
      choiceNames: {
        everyone: 'Everyone',
        'logged-in': 'Signed in',
        'logged-out': 'Not signed in',
        'dashboard-access': 'Dashboard access',
      },
      group: 'Content',
    }),
    title: text({ maxLength: 255, label: 'Title', group: 'Content' }),
    description: text({ maxLength: 1_000, label: 'Description', group: 'Content' }),
    ogImage: image({ label: 'Image for link previews', group: 'Image' }),
    ySpacing: length({ default: null, label: 'Space between blocks', group: 'Layout' }),
    isSearchable: flag({ default: false, label: 'Include in shop search', group: 'Content' }),
    searchIcon: text({ maxLength: 100, label: 'Search icon', group: 'Content' }),
  },
};
export type PageProperties = PropertiesOf<typeof pageDefinition>;

/** Whether the page is the home page, which cannot be deleted. */
export function isHomepage({ url, flags }: Pick<PageContent, 'url' | 'flags'>): boolean {
  return url === '/' || flags.includes('homepage');
}
