import type { HostContext } from '@selvedge/shared/permissions/hosts';

/** Tenant of a host: one store, the main brand or atlas (STO-025, STO-026). */
export interface Tenant {
  readonly context: HostContext;
  /** The host's store; on atlas, the platform's reserved division. */
  readonly division: number;
}

/** Maps hosts to tenants. Called on every request, so it answers from memory. */
export abstract class HostDirectory {
  /** Finds the tenant of a host name in lower case, without port; undefined if there is none. */
  abstract find(hostname: string): Tenant | undefined;
}
