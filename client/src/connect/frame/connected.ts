import { requestTimeout } from '@selvedge/shared/connect/channel';
import type { HostEvents } from '@selvedge/shared/connect/protocol';
import { pageError } from '@selvedge/shared/pages/page-error';
import { nativeModes, type ShopModes } from '@selvedge/shared/storefront/modes';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';

import { addressWithin, frameSession, type FrameSession } from './frame-session.js';
import { awaitHost, type FrameChannel } from './host.js';
import { showNotice } from './notice.js';
import { handleEditorCommands, handleBasicCommands } from './editor-commands.js';
import { callsOfSession } from './page-calls.js';
import { trackPointer } from './pointing.js';
import { followThemes } from './follow-themes.js';
import { endTogether, leaveAfter } from './leaving.js';
import { previewOf, type PreviewPage, type Preview } from './preview.js';

/** State and setters that the shop program passes to a page shown by an external editor. */
export interface FramedPage {
  readonly division: number;
  readonly screen: ShopScreen;
  readonly draw: PreviewPage['draw'];
  readonly greet: PreviewPage['greet'];
  readonly tryTheme: (theme: HostEvents['theme:preview']) => void;
  readonly setModes: (modes: ShopModes) => void;
}

/**
 * Waits for an editor at the session's origin; the page stays inert until its hello is accepted.
 * Without an answer, a top-level window becomes the normal shop page; a framed page never does.
 */
export async function awaitEditor(page: FramedPage, sid: string): Promise<void> {
  const editor = editorOf(window);
  if (editor === null) {
    becomeNative(page);
    return;
  }
  try {
    const session = await frameSession(sid);
    const { origin } = session;
    const { channel } = await awaitHost({ window: editor, origin, sid, within: requestTimeout });
    await serve(page, { channel, session, sid });
  } catch (error) {
    giveUp(page, sid, error instanceof Error ? error.message : String(error));
  }
}

/** Returns the embedding window, or the opener of a top-level window. */
function editorOf({ opener, parent }: Window): Window | null {
  if (parent !== window) return parent;
  // `opener` is typed `any`; browsers give a window or null.
  return opener as Window | null;
}

/** Switches a top-level window to the shop page with its header and footer. */
function becomeNative({ setModes }: FramedPage): void {
  setInert(false);
  setModes(nativeModes);
}

function giveUp(page: FramedPage, sid: string, text: string): void {
  if (window.parent === window) {
    becomeNative(page);
    return;
  }
  const end = showNotice({
    title: 'The editor is not responding',
    text,
    action: {
      text: 'Try again',
      run: () => {
        end();
        void awaitEditor(page, sid);
      },
    },
  });
}

/** Error screens and the HTTP status each stands for. */
const refusals: ReadonlyMap<ShopScreen['name'], number> = new Map([
  ['forbidden', 403],
  ['not-found', 404],
  ['failed', 500],
]);

interface Connected {
  readonly channel: FrameChannel;
  readonly session: FrameSession;
  readonly sid: string;
}

async function serve(page: FramedPage, connected: Connected): Promise<void> {
  const { channel, session, sid } = connected;
  const { module } = session;
  const preview = await liveOf(page, connected).catch((error: unknown) => {
    leaveAfter(error, channel);
    throw error;
  });
  if (preview === undefined) handleBasicCommands(channel);
  else handleEditorCommands(channel, preview, module);
  const overlay = preview && trackPointer(channel, preview, module);
  overlay?.toggle(true);
  channel.on('overlay:toggle', ({ isOn }) => {
    overlay?.toggle(isOn);
  });
  let modes: ShopModes = { page: 'preview', operator: session.operator };
  const become = (next: Partial<ShopModes>): void => {
    modes = { ...modes, ...next };
    page.setModes(modes);
  };
  channel.on('mode:set', ({ mode }) => {
    // Modes never change inside a foreign frame: that would allow clickjacking.
    if (mode === 'unknown' || window.parent !== window) return;
    setInert(mode !== 'native');
    overlay?.toggle(mode !== 'native');
    become({ page: mode });
  });
  channel.on('operator:set', become);
  followThemes(channel, session, page.tryTheme);
  channel.on('page:navigate', ({ url }) => {
    const target = new URL(url, location.href);
    if (target.origin !== location.origin) channel.send('route:blocked', { url });
    else location.assign(addressWithin(sid, session, target));
  });
  endTogether(channel, preview, () => overlay?.toggle(false));
  channel.listen();
  become({});
  channel.send('page:loaded', { url: location.pathname, title: document.title });
  const status = refusals.get(page.screen.name);
  if (status !== undefined) channel.send('page:error', pageError(status));
}

/** Follows the session's page live; other pages of the shop are read-only. */
async function liveOf(
  { division, screen, draw, greet }: FramedPage,
  { channel, session }: Connected,
): Promise<Preview | undefined> {
  if (screen.name !== 'page' || location.pathname !== session.path) return undefined;
  const calls = callsOfSession(division, session.pageId, session.bearer);
  return previewOf({ division, screen, draw, greet }, channel, calls);
}

/** Toggles `inert` on the root element. The server sends the page inert. */
function setInert(isInert: boolean): void {
  document.getElementById('root')?.toggleAttribute('inert', isInert);
}
