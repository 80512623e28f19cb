import type { OperatorMode } from '@selvedge/shared/connect/modes';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';

import type { Session } from './session.js';
import type { Tenant } from './tenant.js';

/** Pass of an external editor, or of the page that it shows in a frame. */
export interface EditorPass {
  readonly sessionId: string;
  readonly holder: 'host' | 'frame';
  /** Name that the editor chose for itself. */
  readonly program: string;
  /** Origin of the editor. */
  readonly origin: string;
  readonly scopes: readonly ConnectScope[];
  readonly division: number;
  /** The only page it may access. */
  readonly page: { readonly id: number; readonly uuid: string };
  /** Session of the user who admitted the editor; it has no further permissions. */
  readonly session: Session;
}

/** Frame of an external editor that shows a shop page. */
export interface EditorFrame {
  /** Origin of the editor, the only one that may frame the page. */
  readonly origin: string;
  readonly operator: OperatorMode;
  /** Uuid of the edited page, if requested: the page is then shown in its current state. */
  readonly editedPage: string | undefined;
}

/** Sessions of programs on other origins. */
export abstract class EditorSessions {
  /**
   * Returns the pass of a bearer token. Throws Refused if it is invalid or its session has ended.
   */
  abstract enter(bearer: string, tenant: Tenant): Promise<EditorPass>;
  /** Whether a session of a division is still valid. */
  abstract stands(sessionId: string, tenant: Tenant): Promise<boolean>;
}
