import type { EditorModule, OperatorMode } from '@selvedge/shared/connect/modes';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';

import type { ConnectGranted, RevocationReason } from './connect.events.js';

export type GrantConnect = Omit<ConnectGranted, 'type'> & { readonly type: 'GrantConnect' };

export interface OpenConnectSession {
  readonly type: 'OpenConnectSession';
  readonly sessionId: string;
  readonly codeHash: string;
  readonly origin: string;
  readonly protocol: readonly number[];
  readonly module: EditorModule | undefined;
  readonly operator: OperatorMode;
  readonly scopes: readonly ConnectScope[] | undefined;
  readonly client: { readonly name: string; readonly version: string };
  /** ISO 8601. */
  readonly now: string;
}

export interface RevokeConnectSession {
  readonly type: 'RevokeConnectSession';
  readonly sessionId: string;
  readonly reason: RevocationReason;
}

export type ConnectCommand = GrantConnect | OpenConnectSession | RevokeConnectSession;
