import type { PageRevision } from '@selvedge/shared/pages/page';

const reasons: Readonly<Record<PageRevision['reason'], string>> = {
  save: 'Saved',
  auto: 'Autosaved',
  publish: 'Published',
  external: 'Saved by an API client',
  restore: 'Restored',
};

/** Returns why a version was created: `Published`, `Restored from version 3`. */
export function reasonOf({ reason, restoredFrom }: PageRevision): string {
  return restoredFrom === null ? reasons[reason] : `Restored from version ${String(restoredFrom)}`;
}
