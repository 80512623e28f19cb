import { bareBlocks } from '@selvedge/shared/blocks/bare-blocks';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { externalSourcesIn, plainPicture, withPictures } from './page-pictures.js';
import { shownHtml } from './text-html.js';

const block = (
  template: string,
  values: Readonly<Record<string, Json>>,
  items: readonly WireBlock[] = [],
): WireBlock => ({
  type: template,
  properties: Object.fromEntries(
    Object.entries({ template, ...values }).map(([name, value]) => [name, { value }]),
  ),
  items,
});
const bare = (...blocks: readonly WireBlock[]) =>
  bareBlocks(blocks, {
    themed: (value) => value,
    sanitizeHtml: shownHtml,
    onError: (error) => {
      throw error;
    },
  });
const at = (name: string) => `https://pictures.example/${name}`;

describe('images of a page', () => {
  it('IMG-009 on other hosts are found in every block, each once', () => {
    const blocks = bare(
      block('row', {}, [block('image', { src: { thumbnails: { original: at('a.png') } } })]),
      block('banner', {
        image: '//pictures.example/b.png',
        video: at('c.mp4'),
        videoThumbnail: at('d.png'),
        srcSet: `${at('wide.png')} 960w`,
      }),
      block('text', { html: `<p><img src="${at('e.png?a=1&amp;b=2')}"><img src="/f.png"></p>` }),
      block('image', { src: at('a.png'), href: at('page/') }),
      block('image', { src: '/images/g' }),
      block('image', { src: 'data:image/png;base64,AAAA' }),
      block('text', { html: `<a href="${at('h.png')}">h</a>` }),
    );
    expect(externalSourcesIn(blocks)).toStrictEqual([
      at('a.png'),
      '//pictures.example/b.png',
      at('c.mp4'),
      at('d.png'),
      at('e.png?a=1&b=2'),
    ]);
  });

  it('IMG-009 are also found on legacy pages', () => {
    const old = { type: 'imageBlock', properties: { image: { value: at('a.png') } } };
    expect(externalSourcesIn(bare(old))).toStrictEqual([at('a.png')]);
  });

  it('IMG-009 are replaced and leave everything else unchanged', () => {
    const html = `<p>A <img src="${at('a.png')}" alt="sea" width="7"> B</p>`;
    const blocks = bare(
      block('image', { src: at('a.png'), srcSet: `${at('a.png')} 480w`, placeholderColor: '#123' }),
      block('image', { src: '/images/b', srcSet: '/c.webp 480w, /d.webp 960w' }),
      block('text', { html }),
    );
    const places: unknown[] = [];
    const [first, second, text] = withPictures(blocks, (source, { name, ground }) => {
      places.push([name, ground]);
      return source === at('a.png') ? '/images/a' : source;
    });
    expect(first).toStrictEqual({
      ...blocks[0],
      properties: { ...blocks[0]?.properties, src: '/images/a', srcSet: null },
    });
    expect(second).toStrictEqual(blocks[1]);
    expect(text?.properties).toMatchObject({
      html: '<p>A <img alt="sea" loading="lazy" width="7" src="/images/a" /> B</p>',
    });
    expect(places).toStrictEqual([
      ['src', '#112233'],
      ['src', '#eeeeee'],
      ['html', '#eee'],
    ]);
  });

  it('IMG-011 have a self-contained placeholder in one colour', () => {
    expect(plainPicture('#abcdef')).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"#]*%23abcdef/);
  });
});
