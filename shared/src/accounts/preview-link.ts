/** Validity of a closed shop's preview link, in days. */
export const previewLinkDays = 14;

/** Answer of GET and PUT /omnis/v3/dashboard/preview-link/; null if there is no link. */
export interface PreviewLink {
  readonly url: string;
  /** Creation time, ISO 8601. */
  readonly madeAt: string;
  /** End of validity, ISO 8601. */
  readonly endsAt: string;
}

export interface PreviewLinkAnswer {
  readonly link: PreviewLink | null;
}
