import type { PreviewPage } from './preview.js';
import { previewOf } from './preview.js';
import { awaitHost } from './host.js';
import { handleEditorCommands } from './editor-commands.js';
import { callsOfPerson } from './page-calls.js';

/** Connects the canvas of the built-in editor: same origin, same user. */
export async function followOwnEditor(page: PreviewPage): Promise<void> {
  const { channel, terms } = await awaitHost({ window: window.parent, origin: location.origin });
  const preview = await previewOf(page, channel, callsOfPerson(page.division, terms.pageId));
  // The built-in editor does its own hit testing.
  handleEditorCommands(channel, preview, terms.module ?? 'v3Dev');
  channel.listen();
  channel.send('page:loaded', { url: location.pathname, title: document.title });
}
