import type { IncomingHttpHeaders } from 'node:http';

import type { Asker } from '@selvedge/shared/permissions/asker';

/** Who holds a live connection, and on which host. */
export interface LiveWatcher {
  /** `customer:7`, `staff:3`; null for a visitor without an account. */
  readonly subject: string | null;
  /** As whom they ask about the store of the host. */
  readonly asker: Asker;
}

/** Tells who connects, by the headers of the handshake (cookie and host); identity implements it. */
export abstract class LiveAuthenticator {
  /** Undefined refuses the connection: no shop answers to this host. */
  abstract authenticate(headers: IncomingHttpHeaders): Promise<LiveWatcher | undefined>;
}
