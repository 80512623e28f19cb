import './editor.css';
import { mountEditor } from './editor.js';
import { element } from './element.js';
import { refusal, welcome } from './screens.js';
import { connect, ConnectError } from '../connect/sdk/index.js';

/*
 * Sample editor of a third party. It uses only the SDK `@selvedge/connect`; your own program
 * imports that package by name. docs/connect.md describes the whole protocol.
 */

/** The dashboard opens `…/#shop=<origin>&code=<code>`: a URL fragment is never sent to a server. */
const given = new URLSearchParams(location.hash.slice(1));
const [origin, code] = [given.get('shop'), given.get('code')];
// The code is valid once; remove it from the address and the history.
history.replaceState(null, '', location.pathname);

if (origin === null || code === null) document.body.replaceChildren(welcome());
else void open(origin, code);

async function open(shop: string, grant: string): Promise<void> {
  const frame = element('iframe', { title: 'Shop page' });
  const opening = element('p', { class: 'opening', role: 'status' }, 'Opening the page…');
  const root = element(
    'div',
    { class: 'editor', 'data-side': 'Page' },
    element('main', { class: 'canvas' }, frame),
    opening,
  );
  document.body.replaceChildren(root);
  try {
    const session = await connect({
      ...{ frame, origin: shop, code: grant, module: 'v3Dev' },
      client: { name: 'Paper', version: '1.0' },
    });
    opening.remove();
    mountEditor(root, session, frame);
  } catch (error) {
    if (!(error instanceof ConnectError)) throw error;
    document.body.replaceChildren(refusal(error.code, error.message));
  }
}
