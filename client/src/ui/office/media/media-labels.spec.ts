import { fileSize, typeName } from './media-labels.js';

describe('media labels', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [85_000, '83 KB'],
    [26_214_400, '25.0 MB'],
    [1_023_999, '1.0 MB'],
  ])('format %p bytes as %p', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });

  it('use the common name of a file type and the type itself if it is unknown', () => {
    expect(typeName({ contentType: 'image/svg+xml' })).toBe('SVG');
    expect(typeName({ contentType: 'image/x' })).toBe('image/x');
  });
});
