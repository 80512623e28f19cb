import type { MakeBeside } from './besides.js';
import { checkbox } from './controls.js';
import { button, element } from './element.js';
import type { PageCommands, Session } from '../connect/sdk/index.js';

type Viewer = PageCommands['viewer:set']['viewer'];

const viewers: readonly { readonly value: Viewer; readonly text: string }[] = [
  { value: null, text: 'Everything on the page' },
  { value: 'stranger', text: 'A stranger' },
  { value: 'shopper', text: 'Somebody signed in' },
  { value: 'basket', text: 'A stranger with a basket' },
];

/** How the page is shown in its frame. */
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
  const marks = checkbox({ label: 'Marks on the page', default: true }, (value) => {
    session.tell('overlay:toggle', { isOn: value === true });
  });
  marks.show(undefined);
  return beside(
    { name: 'View', title: 'How it is shown' },
    element('label', { class: 'field' }, element('span', {}, 'As seen by'), seenBy),
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
