/** ATL-014: why a label is printed again. A stored code never changes. */
export const REPRINT_REASONS = ['damaged', 'lost', 'printer', 'garment'] as const;

export type ReprintReason = (typeof REPRINT_REASONS)[number];

const names: Readonly<Record<ReprintReason, string>> = {
  damaged: 'Label damaged',
  lost: 'Label lost',
  printer: 'Printer fault',
  garment: 'Garment spoilt',
};

/** The reason as people read it. */
export function reprintReasonName(reason: ReprintReason): string {
  return names[reason];
}
