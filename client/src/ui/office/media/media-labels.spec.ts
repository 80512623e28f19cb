import { fileSize, typeName } from './media-labels.js';

describe('the words of the library', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [85_000, '83 KB'],
    [26_214_400, '25.0 MB'],
    [1_023_999, '1.0 MB'],
  ])('%p bytes are %p', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });

  it('a type is told in the word people use, an unknown one as it is', () => {
    expect(typeName({ contentType: 'image/svg+xml' })).toBe('SVG');
    expect(typeName({ contentType: 'image/x' })).toBe('image/x');
  });
});
