import type { IncomingHttpHeaders } from 'node:http';

import type { Principal } from '@selvedge/shared/permissions/principal';

/** Holder of a live connection, with its host. */
export interface LiveWatcher {
  /** `customer:7`, `staff:3`; null for a visitor without an account. */
  readonly subject: string | null;
  /** Principal with respect to the store of the host. */
  readonly principal: Principal;
}

/**
 * Identifies a connecting client by the handshake headers (cookie and host); implemented by the
 * accounts feature.
 */
export abstract class LiveAuthenticator {
  /** Undefined refuses the connection: the host has no shop. */
  abstract authenticate(headers: IncomingHttpHeaders): Promise<LiveWatcher | undefined>;
}
