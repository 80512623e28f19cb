import type { SupportedProtocols } from '@selvedge/shared/connect/contract';
import { connectProtocol } from '@selvedge/shared/connect/protocol';
import {
  grantExpired,
  grantUsed,
  originNotAllowed,
  protocolUnsupported,
  scopeDenied,
  sessionNotFound,
} from '@selvedge/shared/connect/refusals';
import type { Refusal } from '@selvedge/shared/permissions/refusals';

import { DomainError } from '../../platform/domain-error.js';

/** Base of errors with the kinds, codes and messages of the connect protocol. */
abstract class ConnectRefused extends DomainError {
  constructor(private readonly refusal: Refusal) {
    super(refusal.message);
  }

  override get kind() {
    return this.refusal.kind;
  }

  override get code(): string {
    return this.refusal.code;
  }
}

export class OriginNotAllowed extends ConnectRefused {
  constructor() {
    super(originNotAllowed);
  }
}

export class GrantUsed extends ConnectRefused {
  constructor() {
    super(grantUsed);
  }
}

/** Also thrown if the grant never existed. */
export class GrantExpired extends ConnectRefused {
  constructor() {
    super(grantExpired);
  }
}

export class ScopeDenied extends ConnectRefused {
  constructor() {
    super(scopeDenied);
  }
}

export class ProtocolUnsupported extends ConnectRefused {
  override readonly current: SupportedProtocols = { supported: [connectProtocol] };

  constructor() {
    super(protocolUnsupported);
  }
}

export class SessionNotFound extends ConnectRefused {
  constructor() {
    super(sessionNotFound);
  }
}
