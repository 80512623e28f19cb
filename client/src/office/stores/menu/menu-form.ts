import type { MenuEntryForm } from '@selvedge/shared/stores/menu/contract';
import type { MenuEntry, MenuImage, MenuItem, MenuSegment } from '@selvedge/shared/stores/menu';

/** LAY-030: a link as fields; an empty colour is the theme's. */
export interface ItemFields {
  text: string;
  link: string;
  color: string;
  backgroundColor: string;
}

/** LAY-031, LAY-034, LAY-035: a picture as fields; its button is kept while it is hidden. */
export interface TileFields {
  src: string;
  title: string;
  description: string;
  link: string;
  overlay: number;
  borderRadius: MenuImage['borderRadius'];
  ratio: MenuImage['ratio'];
  text: {
    alignment: MenuImage['text']['alignment'];
    color: string;
    shadow: MenuImage['text']['shadow'];
  };
  hasButton: boolean;
  button: {
    text: string;
    textColor: string;
    backgroundColor: string;
    borderColor: string;
    borderRadius: MenuImage['borderRadius'];
    isFullWidth: boolean;
  };
}

/** LAY-030: a column as fields; of links and picture it keeps the one that is not shown, too. */
export interface SegmentFields {
  title: string;
  link: string;
  mode: MenuSegment['mode'];
  image: TileFields;
  items: ItemFields[];
}

/** Where a column is in the form. */
export type SegmentName = `mainMenu.${number}.submenu.${number}`;

/** LAY-029: an entry as fields. */
export interface EntryFields {
  text: string;
  href: string;
  color: string;
  backgroundColor: string;
  submenu: SegmentFields[];
}

export const newItem = (): ItemFields => ({ text: '', link: '', color: '', backgroundColor: '' });

const newTile = (): TileFields => ({
  ...{ src: '', title: '', description: '', link: '', overlay: 0.2 },
  ...{ borderRadius: 'smooth', ratio: '4:3', hasButton: false },
  text: { alignment: 'left', color: '#ffffff', shadow: 'light' },
  button: {
    ...{ text: '', textColor: '', backgroundColor: '', borderColor: '' },
    ...{ borderRadius: 'smooth', isFullWidth: false },
  },
});

export const newSegment = (mode: SegmentFields['mode']): SegmentFields => ({
  ...{ title: '', link: '', mode, image: newTile() },
  items: mode === 'links' ? [newItem()] : [],
});

export const newEntry = (): EntryFields => ({
  ...{ text: '', href: '', color: '', backgroundColor: '', submenu: [] },
});

export function fieldsOfEntry(entry: MenuEntry): EntryFields {
  const { text, href, color = '', backgroundColor = '', submenu = [] } = entry;
  return { text, href, color, backgroundColor, submenu: submenu.map(fieldsOfSegment) };
}

function fieldsOfSegment({ title, link, mode, image, items }: MenuSegment): SegmentFields {
  return {
    ...{ title, link: link ?? '', mode, items: items.map(fieldsOfItem) },
    image: image === null ? newTile() : fieldsOfTile(image),
  };
}

function fieldsOfItem({ text, link, color = '', backgroundColor = '' }: MenuItem): ItemFields {
  return { text, link, color, backgroundColor };
}

function fieldsOfTile({ text, button, ...tile }: MenuImage): TileFields {
  const none = newTile();
  return {
    ...none,
    ...tile,
    text: { color: '', ...text },
    hasButton: button !== null,
    button: {
      ...none.button,
      ...(button ?? {}),
    },
  };
}

/** What is saved of an entry, and what the preview shows. */
export function entryFrom({ text, href, submenu, ...colours }: EntryFields): MenuEntryForm {
  const below = submenu.map(segmentFrom);
  return { text, href, ...filled(colours), ...(below.length > 0 && { submenu: below }) };
}

function segmentFrom({ title, link, mode, image, items }: SegmentFields) {
  const isTile = mode === 'image';
  return {
    ...{ title, link: link === '' ? null : link, mode },
    image: isTile ? tileFrom(image) : null,
    items: isTile ? [] : items.map(itemFrom),
  };
}

function itemFrom({ text, link, ...colours }: ItemFields) {
  return { text, link, ...filled(colours) };
}

function tileFrom({ hasButton, button, text, ...tile }: TileFields) {
  const { alignment, shadow, color } = text;
  return {
    ...tile,
    text: { alignment, shadow, ...filled({ color }) },
    button: hasButton ? buttonFrom(button) : null,
  };
}

function buttonFrom({ text, borderRadius, isFullWidth, ...colours }: TileFields['button']) {
  return { text, borderRadius, isFullWidth, ...filled(colours) };
}

/** The colours that were chosen. */
function filled<Name extends string>(colours: Readonly<Record<Name, string>>) {
  const chosen = Object.entries(colours).filter(([, colour]) => colour !== '');
  // Names are those of the colours that came in, some left out.
  return Object.fromEntries(chosen) as Partial<Record<Name, string>>;
}
