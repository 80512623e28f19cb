import { banner } from '@selvedge/shared/blocks/banner/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { banner: fixture } = FIXTURES;
const image = '/images/mockups/t-shirt/front/1f2c47/monstera';
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(banner, { title: 'Hello', image, ...values }));

describe('banner block', () => {
  const html = rendered(View, fixture, { headed: fixture.id, first: fixture.id });

  it('BLK-063 has its text on its image, with alternative text', () => {
    expect(html).toMatch(/<h1[^>]*><span[^>]*>Made for warmer days<\/span><\/h1>/);
    expect(html).toContain('<span>Soft tees in the colours');
    expect(html).toContain('alt="A navy tee with a monstera leaf"');
    expect(html).toContain('--own-width:100%');
  });

  it('BLK-070 has the main heading of its page, or one level below', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(rendered(View, fixture, { headed: 999 })).not.toContain('<h1');
    expect(rendered(View, fixture, { headed: 999 })).toMatch(/<h2[^>]*><span[^>]*>Made for/);
    expect(withValues({ titleType: 'h4' })).toContain('<h4 class="title"');
    expect(rendered(View, fixture, { headed: 999 })).toContain('<h2 class="title main"');
    expect(withValues({ title: '' })).not.toMatch(/<h\d/);
  });

  it('NFR-005 loads only the first image of a page eagerly', () => {
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('loading="eager"');
    expect(rendered(View, fixture)).toContain('loading="lazy"');
  });

  it("IMG-004 BLK-063 offers the author's image widths, or those of the image service", () => {
    expect(html).toContain(`${image}?w=960&amp;v=2 960w`);
    const srcSet = '/a.webp 480w, /b.webp 960w';
    expect(withValues({ srcSet })).toContain(`srcSet="${srcSet}"`);
  });

  it('BLK-063 can show another image on phones', () => {
    const imageSmall = '/images/7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001';
    const html = withValues({ imageSmall });
    expect(html).toMatch(
      /<picture[^>]*><source media="\(width &lt; 600px\)" srcSet="\/images\/7f8f1f5e[^"]* 1920w"\/><img/,
    );
    expect(html).toContain(`${image}?w=960`);
    // Until it is imported, an image of another host is left out.
    for (const other of ['https://a.example/b.webp', ''])
      expect(withValues({ imageSmall: other })).not.toContain('<picture');
  });

  it('BLK-069 CST-081 offers its image up to 1920 px wide, cropped to a height of 768 px', () => {
    const library = withValues({ image: '/images/7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001' });
    expect(library).toMatch(/ 1920w"/);
    const [, ratio] = /--own-ratio:([\d.]+)/.exec(library) ?? [];
    expect(1920 * Number(ratio)).toBe(768);
  });

  it('BLK-064 BLK-069 CST-085 has a minimum height or a ratio', () => {
    expect(html).toContain('--own-min-height:400px');
    expect(html).toContain('--own-min-height-small:70vh');
    expect(html).toContain('--own-ratio:0.4');
    expect(withValues({ minHeight: '300px' })).toContain('--own-min-height-small:300px');
  });

  it.each([
    ['BLK-065', { verticalAlignment: 'bottom' }, /class="inside bottom/],
    ['BLK-066', { horizontalAlignment: 'right' }, /class="inside right/],
    ['BLK-067', {}, /--own-font:&#x27;Lato&#x27;/],
    ['BLK-069', { ratio: 'square' }, /--own-ratio:1.026/],
    ['BLK-076', { fontScale: '0.5' }, /--own-scale:0.5/],
    ['BLK-070', { textShadow: 'heavy' }, /class="words heavy"/],
    ['THM-064', { titleColor: '#f00' }, /--banner-title-color:#ff0000/],
    ['THM-064', { titleBackground: '#0f0' }, /--banner-title-background:#00ff00/],
    ['THM-064', { copyColor: '#00f' }, /--banner-copy-color:#0000ff/],
    ['THM-064', { copyBackground: '#00f' }, /--banner-copy-background:#0000ff/],
    ['BLK-063', { borderRadius: '12px' }, /--own-radius:12px/],
    ['BLK-063', { padding: '8px' }, /--own-padding:8px/],
  ])('%s renders %p', (_, values, found) => {
    expect(withValues(values)).toMatch(found);
  });

  it('BLK-072 CST-082 covers its image with a colour of the given opacity', () => {
    expect(html).toContain('--own-overlay:0.15;--own-overlay-color:#000000');
    expect(withValues({ overlayOpacity: 0.6, overlayColor: '#fff' })).toContain(
      '--own-overlay:0.6;--own-overlay-color:#ffffff',
    );
    expect(html).toContain('class="cover"');
  });

  it('BLK-063 media: shows text on a video, on its poster until it plays, or on a plain colour', () => {
    const film = { media: 'video', video: '/images/film', videoThumbnail: image };
    expect(withValues(film)).toContain(`poster="${image}?w=1920&amp;v=2"`);
    expect(withValues(film)).toMatch(/<video[^>]*preload="none"[^>]*muted=""/);
    expect(withValues(film)).not.toContain('autoPlay');
    expect(withValues({ ...film, video: '' })).toContain('<img');
    const colour = withValues({ media: 'overlay' });
    expect(colour).not.toMatch(/<img|<video/);
    expect(colour).toContain('class="cover"');
    expect(withValues({ image: '' })).not.toContain('class="cover"');
  });

  it('NFR-007 keeps text on an image legible in every theme', () => {
    expect(html).toContain('--banner-title-color:#ffffff');
    expect(withValues({ overlayColor: '#ffffff' })).toContain('--banner-title-color:#111111');
    expect(withValues({ image: '' })).not.toContain('--banner-title-color');
    expect(html).toContain('shaded');
    // No shade where it would reduce contrast, or where the text has a background.
    expect(withValues({ titleColor: '#111' })).not.toContain('shaded');
    expect(withValues({ titleBackground: '#fff' })).not.toContain('shaded');
    expect(withValues({ overlayOpacity: 0.7 })).not.toContain('shaded');
  });
});

describe('banner buttons', () => {
  const actions = [
    { text: 'Shop', href: '/a/', primary: true, icon: 'arrow-right' },
    { text: 'Talk', action: 'start-chatting' },
    { text: 'Story', href: '/about/', target: '_blank' },
  ];

  it('BLK-068 LAY-042 are links or fire a named action of the page', () => {
    const html = withValues({ actions });
    expect(html).toMatch(/<a href="\/a\/"[^>]*class="button primary standard"/);
    expect(html).toContain('class="icon" data-name="arrow-right"');
    expect(html).toMatch(/<button type="button" data-action="start-chatting"/);
    expect(html).toMatch(/<a target="_blank" rel="noopener noreferrer" href="\/about\/"/);
    expect(html).toContain('opens in a new tab');
  });

  it.each(['small', 'standard', 'large'])('BLK-071 can be %s', (buttonSize) => {
    expect(withValues({ actions, buttonSize })).toContain(`primary ${buttonSize}"`);
  });

  it('BLK-077 are left out without text or target', () => {
    const useless = [{ text: '', href: '/a/' }, { text: 'Nowhere' }];
    expect(withValues({ actions: useless })).not.toMatch(/class="actions"|Nowhere/);
  });
});
