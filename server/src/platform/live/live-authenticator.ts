import type { IncomingHttpHeaders } from 'node:http';

import type { HostContext, Permission } from '@selvedge/shared/accounts/contract';

/** Who holds a live connection, and on which host. */
export interface LiveWatcher {
  /** The store of the host. */
  readonly division: number;
  readonly context: HostContext;
  /** `customer:7`, `staff:3`; null for a visitor without an account. */
  readonly subject: string | null;
  readonly permissions: ReadonlySet<Permission>;
}

/** Tells who connects, by the headers of the handshake (cookie and host); identity implements it. */
export abstract class LiveAuthenticator {
  /** Undefined refuses the connection: no shop answers to this host. */
  abstract authenticate(headers: IncomingHttpHeaders): Promise<LiveWatcher | undefined>;
}
