import type { EditorModule, OperatorMode } from '@selvedge/shared/connect/modes';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';

export interface ConnectedPage {
  readonly id: number;
  readonly uuid: string;
}

/** Person who granted access; the editor acts in their name. */
export interface Grantor {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
}

/** Grants the program at an origin one session on a page. */
export interface ConnectGranted {
  readonly type: 'ConnectGranted';
  readonly sessionId: string;
  /** SHA-256 of the code, in hex. */
  readonly codeHash: string;
  readonly page: ConnectedPage;
  readonly origin: string;
  readonly scopes: readonly ConnectScope[];
  readonly module: EditorModule;
  readonly grantor: Grantor;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface ConnectSessionOpened {
  readonly type: 'ConnectSessionOpened';
  readonly sessionId: string;
  readonly page: ConnectedPage;
  readonly origin: string;
  readonly scopes: readonly ConnectScope[];
  readonly protocol: number;
  readonly module: EditorModule;
  readonly operator: OperatorMode;
  readonly client: { readonly name: string; readonly version: string };
  readonly grantor: Grantor;
}

/**
 * Reason for the end of a session: ended by a person, grantor lost permission, or origin removed
 * from the list.
 */
export type RevocationReason = 'ended' | 'permission-lost' | 'origin-removed';

export interface ConnectSessionRevoked {
  readonly type: 'ConnectSessionRevoked';
  readonly sessionId: string;
  readonly origin: string;
  readonly scopes: readonly ConnectScope[];
  readonly reason: RevocationReason;
}

export type ConnectEvent = ConnectGranted | ConnectSessionOpened | ConnectSessionRevoked;
