/** GRD-006: how long a shop that is not open may be looked at by its preview link, in days. */
export const previewLinkDays = 14;

/** GET and PUT /omnis/v3/dashboard/preview-link/: the link that there is; null where there is none. */
export interface PreviewLink {
  readonly url: string;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  /** Until when it lets anybody in, ISO 8601. */
  readonly endsAt: string;
}

/** What the calls answer. */
export interface PreviewLinkAnswer {
  readonly link: PreviewLink | null;
}
