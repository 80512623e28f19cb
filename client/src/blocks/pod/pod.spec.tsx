import { carousel } from '@selvedge/shared/blocks/carousel/definition';
import { grid } from '@selvedge/shared/blocks/grid/definition';
import { pod } from '@selvedge/shared/blocks/pod/definition';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { row } from '@selvedge/shared/blocks/row/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { renderToStaticMarkup } from 'react-dom/server';

import { View } from './view.js';
import { Blocks } from '../Blocks.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered, blockContext } from '../rendered.testing.js';
import { ALL_VIEWS } from '../views.gen.js';

const { pod: fixture } = FIXTURES;
const image = '/images/a';
const propertiesOf = (values: Readonly<Record<string, Json>>) => blockOf(pod, values).properties;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(pod, { title: 'Tee', ...values }));

describe('pod block', () => {
  it('BLK-027 BLK-078 has an image with a badge, a title, text, a price and a button', () => {
    expect(pod.title).toBe('Content');
    const html = rendered(View, fixture);
    expect(html).toMatch(
      /alt="A navy tee with a monstera leaf".*class="badge">New<.*<h3[^>]*>Monstera tee<\/h3><p>Soft organic/,
    );
    expect(html).toMatch(/From .*Sale price <\/span>.*£19\.00.*Usual price <\/span>£24\.00<\/s>/);
    expect(html).toMatch(
      /<a href="\/product\/monstera-tee\/"[^>]*>.*See it.*data-name="arrow-right"/,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('BLK-078 links its title if it has no button', () => {
    expect(withValues({ href: '/a/' })).toMatch(/<h3[^>]*><a href="\/a\/" class="link">Tee</);
    expect(withValues({ title: '', image, href: '/a/' })).toContain('class="link">/a/</a>');
    expect(withValues({ buttonText: 'Go' })).not.toContain('<a');
    expect(withValues({ price: '£9' })).toContain('<p class="price">£9</p>');
  });

  it('BLK-078 has its icon on the left or right of the button', () => {
    const values = { href: '/a/', buttonText: 'Go', icon: 'heart' };
    expect(withValues(values)).toMatch(/Go<\/span><span class="icon"/);
    expect(withValues({ ...values, iconPosition: 'left' })).toMatch(
      /data-name="heart"[^>]*><\/span><span[^>]*>Go/,
    );
  });

  it('BLK-078 shows a video that is silent until it is started', () => {
    const film = withValues({ media: 'video', video: '/film.mp4', image });
    expect(film).toMatch(
      /<video[^>]*src="\/film\.mp4" poster="\/images\/a[^"]*" preload="none" controls=""/,
    );
    expect(film).not.toContain('class="overlay"');
    expect(withValues({ media: 'video', image })).toContain('<img');
    expect(withValues({ video: '/film.mp4' })).not.toContain('<video');
  });

  it.each<[Json, number]>([
    [0, 0],
    ['4', 4],
    [5, 2],
    [-1, 2],
    [1.5, 2],
    ['big', 2],
  ])('BLK-079 with the title size %j uses size %d', (titleSize, expected) => {
    expect(withValues({ titleSize })).toContain(`class="title size${String(expected)}"`);
  });

  it('VAL-051 rejects other title sizes and button properties', () => {
    const sizes = [0, 1, 2, 3, 4, 5, -1, '3', 'big'];
    expect(sizes.map((titleSize) => propertiesOf({ titleSize }).titleSize)).toStrictEqual([
      ...[0, 1, 2, 3, 4, 2, 2, 3, 2],
    ]);
    const buttonStyles = { position: 'fixed', zIndex: 9, padding: '1em' };
    expect(Object.keys(propertiesOf({ buttonStyles }).buttonStyles).toSorted()).toStrictEqual([
      ...['backgroundColor', 'borderColor', 'borderRadius', 'fill', 'textColor'],
    ]);
  });

  it('BLK-080 has a button with its own colours, corners and width only', () => {
    const buttonStyles = {
      textColor: '#fff',
      backgroundColor: '#123',
      borderColor: '#456',
      borderRadius: 9,
      fill: '1',
      position: 'fixed',
    };
    expect(propertiesOf({ buttonStyles }).buttonStyles).toStrictEqual({
      textColor: '#ffffff',
      backgroundColor: '#112233',
      borderColor: '#445566',
      borderRadius: '9px',
      fill: true,
    });
    const html = withValues({ buttonStyles, href: '/a/', buttonText: 'Go' });
    expect(html).toContain(
      '--button-primary-textColor:#ffffff;--button-primary-backgroundColor:#112233;--button-primary-borderColor:#445566;--button-border-radius:9px',
    );
    expect(html).toContain('<div class="fill"><a');
    expect(
      propertiesOf({ buttonStyles: { fill: 'maybe', textColor: 'red' } }).buttonStyles,
    ).toStrictEqual(propertiesOf({ buttonStyles: 'bold' }).buttonStyles);
  });

  it('BLK-082 CST-083 has no image overlay by default', () => {
    expect(withValues({ image })).toMatch(/--own-overlay:0;.*<div class="overlay">/);
    expect(withValues({ image, overlayOpacity: 0.4, overlayColor: '#123' })).toContain(
      '--own-overlay:0.4;--own-overlay-color:#112233',
    );
  });

  it.each([
    [1, 1110],
    [2, 555],
    [3, 370],
  ])('BLK-083 CST-080 in rows of %p requests an image %d wide', (perRow, width) => {
    const html = renderToStaticMarkup(
      <View
        block={blockOf(pod, { title: 'Tee', image })}
        context={blockContext}
        widthShare={1}
        perRow={perRow}
      />,
    );
    expect(html).toMatch(
      new RegExp(`srcSet="/images/a\\?w=${String(width)}&amp;v=\\d+ ${String(width)}w"`),
    );
  });

  it('BLK-083 counts the columns of its grid, and is alone elsewhere', () => {
    const tee = blockOf(pod, { title: 'Tee', image });
    const widthIn = (block: RenderedBlock) =>
      /(\d+)w"/.exec(
        renderToStaticMarkup(<Blocks blocks={[block]} views={ALL_VIEWS} context={blockContext} />),
      )?.[1];
    const grids = [{}, { columnsXs: 3 }, { masonry: true }].map((own) => blockOf(grid, own, [tee]));
    expect(grids.map(widthIn)).toStrictEqual(['555', '370', '555']);
    expect([blockOf(row, {}, [tee]), blockOf(carousel, {}, [tee])].map(widthIn)).toStrictEqual([
      '1110',
      '1110',
    ]);
  });

  it('BLK-083 uses an image of another host unchanged', () => {
    const html = withValues({ image: 'https://pictures.example/a.jpg' });
    expect(html).toContain('src="https://pictures.example/a.jpg"');
    expect(html).not.toContain('srcSet');
  });

  it('BLK-078 is empty without text and image', () => {
    expect(withValues({ title: '', href: '/a/', badge: 'New' })).toBe('');
    expect(withValues({ title: '', copy: 'Words' })).toContain('<p>Words</p>');
  });
});
