import './editor.css';
import { furnish } from './editor.js';
import { element } from './element.js';
import { refusal, welcome } from './screens.js';
import { connect, ConnectError } from '../connect/sdk/index.js';

/*
 * An editor of another company. It knows nothing of the shop but its SDK, `@selvedge/connect`; in a program
 * of your own this import is that package's name. docs/connect.md tells the whole way.
 */

/** The dashboard opens `…/#shop=<origin>&code=<code>`: what is behind the # no server gets to know. */
const given = new URLSearchParams(location.hash.slice(1));
const [origin, code] = [given.get('shop'), given.get('code')];
// The code is good once: nobody shall come back to it, or find it in the history.
history.replaceState(null, '', location.pathname);

if (origin === null || code === null) document.body.replaceChildren(welcome());
else void open(origin, code);

async function open(shop: string, grant: string): Promise<void> {
  const frame = element('iframe', { title: 'The page of the shop' });
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
    furnish(root, session, frame);
  } catch (error) {
    if (!(error instanceof ConnectError)) throw error;
    document.body.replaceChildren(refusal(error.code, error.message));
  }
}
