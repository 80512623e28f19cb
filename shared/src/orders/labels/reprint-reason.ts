/** Reasons for a reprint. Stored codes never change. */
export const REPRINT_REASONS = ['damaged', 'lost', 'printer', 'garment'] as const;

export type ReprintReason = (typeof REPRINT_REASONS)[number];

const names: Readonly<Record<ReprintReason, string>> = {
  damaged: 'Label damaged',
  lost: 'Label lost',
  printer: 'Printer fault',
  garment: 'Garment damaged',
};

export function reprintReasonName(reason: ReprintReason): string {
  return names[reason];
}
