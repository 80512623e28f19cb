import type { Control } from './control.js';
import { checkbox, controlOf, numberField } from './controls.js';
import { element } from './element.js';
import { titleOf } from './outline.js';
import type { BlockProperty, Json, PageBlock, Session } from '../connect/sdk/index.js';

interface Showing {
  readonly session: Session;
  /** Runs a change and shows the message if the page refuses it. */
  readonly attempt: (change: () => void) => void;
  /** Buttons for the selected block. */
  readonly actions: () => readonly HTMLElement[];
  readonly choose: (id: string) => void;
}

/** Fields of the selected block as its type defines them; those of the page without a selection. */
export function properties({ session, attempt, actions, choose }: Showing) {
  const panel = element('section', { class: 'properties', 'aria-label': 'Properties' });
  let shown: string | null | undefined;
  let controls: readonly Bound[] = [];
  const make = (block: PageBlock | undefined): void => {
    const set = (name: string, value: Json | undefined): void => {
      attempt(() => {
        session.page.set(block?.id ?? null, name, value);
      });
    };
    controls =
      block === undefined ? ofPage(session, set) : ofBlock(session, block, { set, attempt });
    const title = block === undefined ? 'Page' : titleOf(session.page.types, block);
    panel.replaceChildren(
      element('header', {}, element('h2', {}, title)),
      ...(block === undefined ? [] : [element('div', { class: 'actions' }, ...actions())]),
      ...(block === undefined ? [] : kindOf(session, block, { attempt, choose })),
      ...grouped(controls),
    );
  };
  return {
    element: panel,
    show: (id: string | null) => {
      const block = id === null ? undefined : session.page.get(id);
      const chosen = block?.id ?? null;
      if (chosen !== shown) make(block);
      shown = chosen;
      for (const { control, read } of controls) control.show(read(block));
    },
    /** Focuses the first text field. */
    focus: () => panel.querySelector<HTMLElement>('.words, textarea, input')?.focus(),
  };
}

/** Field to change the block's type; the page refuses incompatible types. */
function kindOf(
  { page, module, scopes }: Session,
  { id, type, items }: PageBlock,
  { attempt, choose }: Pick<Showing, 'attempt' | 'choose'>,
): readonly HTMLElement[] {
  const isAble = module === 'v2' || module === 'v3Dev';
  const isKnown = page.types.some(({ name }) => name === type);
  if (!isAble || !isKnown || !scopes.includes('page:write')) return [];
  const others = page.types.filter(
    ({ name, hasItems }) => name === type || hasItems || items.length === 0,
  );
  const kind = element(
    'select',
    {
      onchange: () => {
        const wanted = kind.value;
        kind.value = type;
        attempt(() => {
          choose(page.setTemplate(id, wanted));
        });
      },
    },
    ...others.map(({ name, title }) => element('option', { value: name }, title)),
  );
  kind.value = type;
  return [element('label', { class: 'field kind' }, element('span', {}, 'Block type'), kind)];
}

interface Bound {
  readonly group: string;
  readonly control: Control;
  readonly read: (block: PageBlock | undefined) => Json | undefined;
}

type Set = (name: string, value: Json | undefined) => void;

function ofBlock(
  session: Session,
  { id, type }: PageBlock,
  { set, attempt }: { readonly set: Set } & Pick<Showing, 'attempt'>,
): readonly Bound[] {
  const width = { label: 'Width in columns (3–12)', min: 3, max: 12, default: 12 };
  const standing: readonly Bound[] = [
    {
      group: 'Block',
      control: numberField(width, (size) => {
        if (typeof size !== 'number') return;
        attempt(() => {
          session.page.resize(id, size);
        });
      }),
      read: (block) => block?.size,
    },
    {
      group: 'Block',
      control: checkbox({ label: 'Visible to shoppers', default: true }, (value) => {
        set('published', value);
      }),
      read: (block) => block?.published,
    },
  ];
  const definition = session.page.types.find(({ name }) => name === type);
  const own = (definition?.properties ?? []).map((property) => bound(property, set));
  return [
    ...own.filter(({ group }) => group === 'Content'),
    ...standing,
    ...own.filter(({ group }) => group !== 'Content'),
  ];
}

function bound(property: BlockProperty, set: Set): Bound {
  const { name, group } = property;
  const control = controlOf(property, (value) => {
    set(name, value);
  });
  return { group, control, read: (block) => block?.properties[name] };
}

/** The page properties that search engines show. */
function ofPage(session: Session, set: Set): readonly Bound[] {
  const names = { title: 'Title', description: 'Description' };
  return Object.entries(names).map(([name, label]) => ({
    ...bound({ name, label, kind: 'text', group: 'Search engines', default: null }, set),
    read: () => session.page.properties()[name],
  }));
}

function grouped(controls: readonly Bound[]): readonly HTMLElement[] {
  const groups = [...new Set(controls.map(({ group }) => group))];
  return groups.map((name) => {
    const own = controls.filter(({ group }) => group === name);
    return element(
      'details',
      { open: ['Content', 'Block', 'Search engines'].includes(name) },
      element('summary', {}, name),
      ...own.map(({ control }) => control.element),
    );
  });
}
