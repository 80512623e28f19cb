import { renderToStaticMarkup } from 'react-dom/server';

import { Picture } from './Picture.js';

const original = '/images/mockups/t-shirt/front/1f2c47/monstera';
const image = { original, altText: 'Monstera tee in navy' };
const markup = renderToStaticMarkup(<Picture image={image} sizes="50vw" />);

describe('product image', () => {
  it('IMG-003 IMG-008 is offered in every width', () => {
    expect(markup).toContain(`src="${original}?w=640&amp;v=2"`);
    const widths = [...markup.matchAll(/\?w=(\d+)&amp;v=2 (\d+)w/g)].map(([, w, promised]) => [
      Number(w),
      Number(promised),
    ]);
    expect(widths).toStrictEqual([320, 640, 960, 1280, 1600].map((width) => [width, width]));
  });

  it('IMG-011 reserves its size and shows a placeholder colour before it loads', () => {
    expect(markup).toContain('style="--placeholder:color-mix(in srgb, #1f2c47 20%, #eee)"');
    expect(markup).toContain('width="800" height="1000"');
  });

  it('loads lazily except the first one', () => {
    expect(markup).toContain('loading="lazy"');
    const first = renderToStaticMarkup(<Picture image={image} sizes="50vw" eager />);
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
  });

  it('has alternative text unless the text next to it describes it', () => {
    expect(markup).toContain('alt="Monstera tee in navy"');
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" alt="" />)).toContain('alt=""');
  });
});
