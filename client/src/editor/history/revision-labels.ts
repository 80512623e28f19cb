import type { PageRevision } from '@selvedge/shared/pages/page';

const reasons: Readonly<Record<PageRevision['reason'], string>> = {
  save: 'Saved',
  auto: 'Kept while it was edited',
  publish: 'Published',
  external: 'Sent by a program',
  restore: 'Taken back',
};

/** Why there is a version: `Published`, `Taken back to version 3`. */
export function reasonOf({ reason, restoredFrom }: PageRevision): string {
  return restoredFrom === null ? reasons[reason] : `Taken back to version ${String(restoredFrom)}`;
}
