import { renderToStaticMarkup } from 'react-dom/server';

import { Picture } from './Picture.js';

const original = '/images/mockups/t-shirt/front/1f2c47/monstera';
const image = { original, altText: 'Monstera tee in navy' };
const markup = renderToStaticMarkup(<Picture image={image} sizes="50vw" />);

describe('a picture of a product', () => {
  it('IMG-003 IMG-008 is offered in every width', () => {
    expect(markup).toContain(`src="${original}?w=640&amp;v=2"`);
    const widths = [...markup.matchAll(/\?w=(\d+)&amp;v=2 (\d+)w/g)].map(([, w, promised]) => [
      Number(w),
      Number(promised),
    ]);
    expect(widths).toStrictEqual([320, 640, 960, 1280, 1600].map((width) => [width, width]));
  });

  it('IMG-011 has a place of its size and colour before it is there', () => {
    expect(markup).toContain('style="--placeholder:color-mix(in srgb, #1f2c47 20%, #eee)"');
    expect(markup).toContain('width="800" height="1000"');
  });

  it('is fetched when it comes near, but the first one at once', () => {
    expect(markup).toContain('loading="lazy"');
    const first = renderToStaticMarkup(<Picture image={image} sizes="50vw" eager />);
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
  });

  it('says what it shows, unless the words beside it do', () => {
    expect(markup).toContain('alt="Monstera tee in navy"');
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" alt="" />)).toContain('alt=""');
  });
});
