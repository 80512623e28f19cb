import type { OperatorMode } from '@selvedge/shared/connect/modes';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';

import type { Session } from './session.js';
import type { Tenant } from './tenant.js';

/** As what an external editor calls, or the page that it shows in a frame. */
export interface EditorPass {
  readonly sessionId: string;
  readonly holder: 'host' | 'frame';
  /** As the editor calls itself. */
  readonly program: string;
  /** Where the editor is. */
  readonly origin: string;
  readonly scopes: readonly ConnectScope[];
  readonly division: number;
  /** The one page that it is about. */
  readonly page: { readonly id: number; readonly uuid: string };
  /** Of the one who let the editor in: it may do nothing that they may not. */
  readonly session: Session;
}

/** The frame of an external editor, in which a page of a shop is shown. */
export interface EditorFrame {
  /** Where the editor is: nobody else may frame the page. */
  readonly origin: string;
  readonly operator: OperatorMode;
  /** The uuid of the page that is edited, where that is asked for: it is shown as it is at this moment. */
  readonly editedPage: string | undefined;
}

/** The sessions of programs on other origins. */
export abstract class EditorSessions {
  /** Whose a bearer is. Throws Refused where it is none, and when its session is over. */
  abstract enter(bearer: string, tenant: Tenant): Promise<EditorPass>;
  /** Whether a session of a division goes on. */
  abstract stands(sessionId: string, tenant: Tenant): Promise<boolean>;
}
