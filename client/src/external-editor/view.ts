import type { MakeBeside } from './side-panels.js';
import { checkbox } from './controls.js';
import { button, element } from './element.js';
import type { PageCommands, Session } from '../connect/sdk/index.js';

type Viewer = PageCommands['viewer:set']['viewer'];

const viewers: readonly { readonly value: Viewer; readonly text: string }[] = [
  { value: null, text: 'Everything on the page' },
  { value: 'stranger', text: 'A visitor' },
  { value: 'shopper', text: 'A signed-in shopper' },
  { value: 'basket', text: 'A visitor with a basket' },
];

/** Panel with display options of the page. */
export function viewPanel(session: Session, beside: MakeBeside) {
  const seenBy = element(
    'select',
    {
      onchange: () => {
        const viewer = viewers[seenBy.selectedIndex]?.value ?? null;
        session.tell('viewer:set', { viewer });
      },
    },
    ...viewers.map(({ text }) => element('option', {}, text)),
  );
  const marks = checkbox({ label: 'Show block outlines', default: true }, (value) => {
    session.tell('overlay:toggle', { isOn: value === true });
  });
  marks.show(undefined);
  return beside(
    { name: 'View', title: 'View options' },
    element('label', { class: 'field' }, element('span', {}, 'View as'), seenBy),
    marks.element,
    button(
      'Leave the page',
      () => {
        session.close();
      },
      { class: 'danger' },
    ),
  );
}
