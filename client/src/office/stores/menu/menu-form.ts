import type { MenuEntryForm } from '@selvedge/shared/stores/menu/contract';
import type { MenuEntry, MenuImage, MenuItem, MenuSegment } from '@selvedge/shared/stores/menu';

/** Link as form fields; an empty colour means the theme's. */
export interface ItemFields {
  text: string;
  link: string;
  color: string;
  backgroundColor: string;
}

/** Image tile as form fields; keeps the button values while the button is hidden. */
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

/** Column as form fields; keeps links and image whichever of them is shown. */
export interface SegmentFields {
  title: string;
  link: string;
  mode: MenuSegment['mode'];
  image: TileFields;
  items: ItemFields[];
}

/** Form path of a column. */
export type SegmentName = `mainMenu.${number}.submenu.${number}`;

/** Menu entry as form fields. */
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

/** Converts an entry to the format that is saved and previewed. */
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

/** Drops empty colours. */
function filled<Name extends string>(colours: Readonly<Record<Name, string>>) {
  const chosen = Object.entries(colours).filter(([, colour]) => colour !== '');
  // The keys are a subset of the names passed in.
  return Object.fromEntries(chosen) as Partial<Record<Name, string>>;
}
