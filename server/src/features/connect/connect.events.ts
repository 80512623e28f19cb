import type { EditorModule, OperatorMode } from '@selvedge/shared/connect/modes';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';

/** The page that an editor is let in to. */
export interface ConnectedPage {
  readonly id: number;
  readonly uuid: string;
}

/** Who let an editor in, in whose name it works. */
export interface Grantor {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
}

/** Somebody lets the program at an origin edit a page, once. */
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

/** The program came in. */
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

/** Why a session ended: somebody ended it, its grantor may edit no pages any more, its origin left the list. */
export type RevocationReason = 'ended' | 'permission-lost' | 'origin-removed';

export interface ConnectSessionRevoked {
  readonly type: 'ConnectSessionRevoked';
  readonly sessionId: string;
  readonly origin: string;
  readonly scopes: readonly ConnectScope[];
  readonly reason: RevocationReason;
}

export type ConnectEvent = ConnectGranted | ConnectSessionOpened | ConnectSessionRevoked;
