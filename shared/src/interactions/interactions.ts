/** Interactions of visitors with a page. */
export const INTERACTIONS = ['favourite', 'share', 'copyLink'] as const;
export type Interaction = (typeof INTERACTIONS)[number];

/** Number of visitors per interaction; repetitions count once. */
export type InteractionCounts = Readonly<Record<Interaction, number>>;

export const noInteractions: InteractionCounts = { favourite: 0, share: 0, copyLink: 0 };

/** Answer of GET /interactions/?page=: counts of a page, and the caller's own interactions. */
export interface PageInteractions {
  readonly counts: InteractionCounts;
  readonly own: readonly Interaction[];
}
