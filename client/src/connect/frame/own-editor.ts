import type { PreviewPage } from './preview.js';
import { previewOf } from './preview.js';
import { awaitHost } from './host.js';
import { obey } from './obey.js';
import { callsOfPerson } from './page-calls.js';

/** The page in the canvas of our own editor: of the same origin, and of the same person. */
export async function followOwnEditor(page: PreviewPage): Promise<void> {
  const { channel, terms } = await awaitHost({ window: window.parent, origin: location.origin });
  const preview = await previewOf(page, channel, callsOfPerson(page.division, terms.pageId));
  // It hits blocks itself, over the page.
  obey(channel, preview, terms.module ?? 'v3Dev');
  channel.listen();
  channel.send('page:loaded', { url: location.pathname, title: document.title });
}
