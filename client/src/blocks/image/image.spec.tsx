import { image } from '@selvedge/shared/blocks/image/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { blockContext, rendered } from '../rendered.testing.js';

const { image: fixture } = FIXTURES;
const src = '/images/mockups/t-shirt/front/1f2c47/monstera';
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(image, { src, alt: 'A tee', ...values }));

describe('image block', () => {
  it('BLK-088 has alternative text and a link', () => {
    const html = rendered(View, fixture);
    expect(html).toContain('alt="A navy tee with a monstera leaf"');
    expect(html).toMatch(/<a href="\/product\/monstera-tee\/"[^>]*><img/);
    expect(withValues({})).not.toContain('<a');
    expect(withValues({ alt: '', href: '/a/' })).toMatch(/<a.*<span[^>]*>\/a\/<\/span>/);
  });

  it.each([
    ['BLK-026', {}, /--own-fit:cover/],
    ['BLK-088', { objectFit: 'contain' }, /--own-fit:contain/],
    ['BLK-090', { ratio: 'wide' }, /--own-ratio:1 \/ 0.36/],
    ['BLK-026', {}, /--placeholder:#eeeeee/],
    ['IMG-011', { placeholderColor: '#123456' }, /--placeholder:#123456/],
    ['THM-062', { borderRadius: '50%' }, /--own-radius:50%/],
    ['BLK-088', { srcSet: '/a.webp 480w' }, /srcSet="\/a.webp 480w"/],
    ['BLK-088', {}, /loading="lazy"/],
    ['BLK-088', { lazyLoad: '0' }, /loading="eager"/],
  ])('%s renders %p', (_, values, found) => {
    expect(withValues(values)).toMatch(found);
  });

  it('reserves its size before it loads, with its own ratio by default', () => {
    expect(withValues({})).toMatch(/width="800" height="1000"/);
    expect(withValues({})).toContain('--own-ratio:1 / 1.25');
    expect(withValues({ src: '/images/library' })).not.toContain('--own-ratio');
  });

  it('BLK-088 uses an image of another host unchanged', () => {
    const html = withValues({ src: 'https://pictures.example/a.jpg' });
    expect(html).toContain('src="https://pictures.example/a.jpg"');
    expect(html).not.toContain('srcSet');
  });

  it('is empty without an image', () => {
    expect(withValues({ src: '' })).toBe('');
  });

  it('THM-062 shows the default image of the theme without its own', () => {
    const { frame } = blockContext;
    const themed = {
      frame: { ...frame, layout: { ...frame.layout, defaultImage: '/images/any' } },
    };
    const shown = (values: Readonly<Record<string, Json>>) =>
      rendered(View, blockOf(image, { alt: 'A tee', ...values }), themed);
    expect(shown({ srcSet: '/old.webp 480w' })).toMatch(/src="\/images\/any\?w=640/);
    expect(shown({ srcSet: '/old.webp 480w' })).not.toContain('/old.webp');
    expect(shown({ src })).not.toContain('/images/any');
  });
});
