import type { INestApplicationContext } from '@nestjs/common';
import { requestedOf } from '@selvedge/shared/images/requested-widths';
import { readImageOptions } from '@selvedge/shared/images/read-image-options';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { Pictures, PictureSources } from '../features/images/index.js';
import { limitConcurrency } from './limit-concurrency.js';
import { nordic, tropic } from './demo-stores.js';

/** Shops that visitors can enter, by the first label of their host. */
const openShops = [
  { division: tropic.division, label: `${tropic.code}.` },
  { division: nordic.division, label: `${nordic.code}.` },
  { division: MAIN_DIVISION, label: '' },
];

/** The remaining images are rendered on their first request. */
const limitMs = 20_000;

/** Returns the HTML of a page by the first label of its host and its path. */
export type ReadPage = (label: string, path: string) => Promise<string>;

/**
 * Renders the images of the demo's home pages from top to bottom, in the sizes that most browsers
 * request. Otherwise the first visitor sees placeholders. Stops after `limitMs`.
 */
export async function prepareDemoPictures(
  app: INestApplicationContext,
  readPage: ReadPage,
): Promise<void> {
  const sources = app.get(PictureSources, { strict: false });
  const pictures = app.get(Pictures, { strict: false });
  const end = performance.now() + limitMs;
  const prepare = async (division: number, link: string): Promise<void> => {
    if (performance.now() > end) return;
    const { pathname, searchParams } = new URL(link, 'http://shop');
    const options = readImageOptions(Object.fromEntries(searchParams));
    const source = await sources.at(division, pathname);
    if (source === undefined || 'errors' in options) return;
    await pictures.prewarm(source, { options, format: 'avif' });
  };
  for (const { division, label } of openShops) {
    const links = imageLinks(await readPage(label, '/'));
    await limitConcurrency.map(links, (link) => prepare(division, link));
  }
}

/** Value of an attribute in React's markup, which uses double quotes and escapes. */
function valueOf(element: string, name: string): string {
  const [, value = ''] = element.split(` ${name}="`);
  const [escaped = ''] = value.split('"');
  return escaped.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function fromSet(srcSet: string, sizes: string): readonly string[] {
  const linkOf = new Map(
    srcSet.split(', ').map((candidate) => {
      const [link = '', width = ''] = candidate.split(' ');
      return [Number.parseInt(width, 10), link];
    }),
  );
  return requestedOf([...linkOf.keys()], sizes).flatMap((width) => linkOf.get(width) ?? []);
}

/** Links that most browsers request for the images of a page and their crops for phones. */
export function imageLinks(html: string): readonly string[] {
  const elements = html.split(/<(?:img|source) /).slice(1);
  const links = elements.flatMap((rest) => {
    const [element = ''] = rest.split('>');
    const srcSet = valueOf(` ${element}`, 'srcSet');
    if (srcSet !== '') return fromSet(srcSet, valueOf(element, 'sizes'));
    return [valueOf(` ${element}`, 'src')];
  });
  return [...new Set(links)].filter((link) => link.startsWith('/images/'));
}
