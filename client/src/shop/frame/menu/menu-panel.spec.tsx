import type { MenuEntry, MenuImage, MenuSegment } from '@selvedge/shared/stores/menu';
import { renderToStaticMarkup } from 'react-dom/server';

import { payloadOf } from '../../app/screens.testing.js';
import { Panel } from './Panel.static.js';

const { frame } = payloadOf({ name: 'forbidden' });
const image: MenuImage = {
  ...{ src: '/images/media/beach', title: 'Beach', description: '', link: '/' },
  ...{ overlay: 0.4, borderRadius: 'rounded', ratio: 'short', button: null },
  text: { alignment: 'left', shadow: 'none' },
};
const picture: MenuSegment = { title: '', link: null, mode: 'image', image, items: [] };

function list(count: number): MenuSegment {
  const items = Array.from({ length: count }, (_, at) => ({ text: `Link ${at}`, link: '/' }));
  return { title: '', link: null, mode: 'links', image: null, items };
}

/** Columns of the panel and of each of its segments. */
function columnsOf(...submenu: readonly MenuSegment[]) {
  const entry: MenuEntry = { text: 'Shop', href: '/', submenu };
  const html = renderToStaticMarkup(<Panel frame={frame} entry={entry} />);
  const counts = [...html.matchAll(/--columns:(\d+)/g)].map(([, count]) => Number(count));
  return { isCompact: html.includes('compact'), counts };
}

describe('panel of the main menu', () => {
  it('LAY-023 has a column for each list, more for a long one, and two for an image', () => {
    expect(columnsOf(list(1)).counts).toStrictEqual([1, 1]);
    expect(columnsOf(list(8), list(9)).counts).toStrictEqual([3, 1, 2]);
    expect(columnsOf(list(0), picture, picture).counts).toStrictEqual([5, 1, 2, 2]);
    expect(columnsOf(list(30)).counts).toStrictEqual([4, 4]);
  });

  it('LAY-023 takes the full width from six columns, and further rows from nine', () => {
    expect(columnsOf(list(9), list(1), picture).isCompact).toBe(true);
    expect(columnsOf(list(9), list(9), picture).isCompact).toBe(false);
    expect(columnsOf(list(30), list(30), picture).counts).toStrictEqual([8, 4, 4, 2]);
  });
});
