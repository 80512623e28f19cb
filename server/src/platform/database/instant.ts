import type { ValueTransformer } from 'typeorm';

/** Converts the driver's Date to the ISO 8601 string with milliseconds that projections write. */
export const instant: ValueTransformer = {
  from: (value: Date | null) => value?.toISOString() ?? null,
  to: (value: string | null) => value,
};
