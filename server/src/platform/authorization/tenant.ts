import type { HostContext } from '@selvedge/shared/permissions/hosts';

/** What a host stands for: one store, the main brand or atlas (STO-025, STO-026). */
export interface Tenant {
  readonly context: HostContext;
  /** The host's store; the reserved division of the platform on atlas. */
  readonly division: number;
}

/** Which host belongs to whom. Asked on every request, so it answers from memory. */
export abstract class HostDirectory {
  /** The tenant of a host name in lower case, without port; undefined when nobody has it. */
  abstract find(hostname: string): Tenant | undefined;
}
