import { plainTextsOf } from './plain-texts.js';

const banner = {
  properties: {
    template: { value: 'banner' },
    title: { value: 'Made here' },
    primaryActions: {
      value: [
        { text: 'Shop', href: '/shop/' },
        { text: 'More', href: '/' },
      ],
    },
  },
};
const edited = (key: string, text: string) =>
  plainTextsOf(banner)
    .find((plain) => plain.key === key)
    ?.saying(text);

describe('plainTextsOf', () => {
  it('lists the texts of properties and buttons under their wire names', () => {
    const texts = plainTextsOf(banner).map(({ key, text }) => [key, text]);
    expect(texts).toStrictEqual(
      expect.arrayContaining([
        ['title', 'Made here'],
        ['actions.0', 'Shop'],
        ['actions.1', 'More'],
      ]),
    );
    expect(edited('title', 'Made there')).toStrictEqual({ name: 'title', value: 'Made there' });
  });

  it('changes one button and keeps the others and their links', () => {
    expect(edited('actions.1', 'Less')).toStrictEqual({
      name: 'primaryActions',
      value: [
        { text: 'Shop', href: '/shop/' },
        { text: 'Less', href: '/' },
      ],
    });
  });

  it('returns the maximum length, and nothing for unknown block types', () => {
    expect(plainTextsOf(banner).find(({ key }) => key === 'title')?.maxLength).toBe(50);
    expect(plainTextsOf({ type: 'holoDeck', properties: { a: { value: 'b' } } })).toStrictEqual([]);
  });
});
