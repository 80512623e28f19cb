import sharp from 'sharp';

import { libraryForm, nameIn } from './picture-content.js';

const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#369' } });

describe('content of an external image', () => {
  it.each(['gif', 'avif'] as const)('IMG-018 is converted from %s to WebP', async (format) => {
    const stored = await libraryForm(await picture().toFormat(format).toBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 8, height: 6 });
  });

  it('IMG-018 stays unchanged in other formats, which the library checks', async () => {
    const broken = Buffer.from('GIF89a and nothing behind');
    for (const content of [await picture().png().toBuffer(), Buffer.from('<html>'), broken])
      expect(await libraryForm(content)).toBe(content);
  });

  it.each([
    ['https://a.example/b/Sea%20side.jpg?w=1#x', 'Sea side.jpg'],
    ['//a.example/sea.png', 'sea.png'],
    ['https://a.example/', ''],
    ['https://a.example/100%.png', '100%.png'],
  ])('IMG-018 from %s is named %j', (source, name) => {
    expect(nameIn(source)).toBe(name);
  });
});
