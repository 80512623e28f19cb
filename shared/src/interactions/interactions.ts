/** what visitors do with a page. */
export const INTERACTIONS = ['favourite', 'share', 'copyLink'] as const;
export type Interaction = (typeof INTERACTIONS)[number];

/** How many visitors did each; whoever does it again is one all the same. */
export type InteractionCounts = Readonly<Record<Interaction, number>>;

export const noInteractions: InteractionCounts = { favourite: 0, share: 0, copyLink: 0 };

/** GET /interactions/?page=: what was done with a page, and what of it by whoever asks. */
export interface PageInteractions {
  readonly counts: InteractionCounts;
  readonly own: readonly Interaction[];
}
