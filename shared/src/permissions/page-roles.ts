import type { DashboardPermission } from './codes.js';

/** Roles for the pages of a store, each including the ones before. */
export const PAGE_ROLES = [
  { name: 'view', title: 'View pages', permission: undefined },
  { name: 'comment', title: 'Comment on pages', permission: 'pages-comment' },
  { name: 'edit', title: 'Edit pages', permission: 'pages-edit' },
  { name: 'publish', title: 'Edit and publish pages', permission: 'pages' },
] as const satisfies readonly {
  readonly name: string;
  readonly title: string;
  readonly permission: DashboardPermission | undefined;
}[];

export type PageRole = (typeof PAGE_ROLES)[number]['name'];

/** Returns the highest role that the permissions give. */
export function pageRoleOf(held: readonly DashboardPermission[]): PageRole {
  const role = PAGE_ROLES.findLast(
    ({ permission }) => permission !== undefined && held.includes(permission),
  );
  return role?.name ?? 'view';
}

/** Returns the permissions after the role has been assigned; other permissions stay. */
export function withPageRole(
  held: readonly DashboardPermission[],
  role: PageRole,
): DashboardPermission[] {
  const ofRoles = new Set<DashboardPermission | undefined>(
    PAGE_ROLES.map(({ permission }) => permission),
  );
  const permission = PAGE_ROLES.find(({ name }) => name === role)?.permission;
  const others = held.filter((one) => !ofRoles.has(one));
  return permission === undefined ? others : [...others, permission];
}
