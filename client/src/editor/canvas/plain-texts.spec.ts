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

describe('the plain words of a block', () => {
  it('are those of its properties and buttons, by the names that the page has for them', () => {
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

  it('change one button, and leave the others and all that they do', () => {
    expect(edited('actions.1', 'Less')).toStrictEqual({
      name: 'primaryActions',
      value: [
        { text: 'Shop', href: '/shop/' },
        { text: 'Less', href: '/' },
      ],
    });
  });

  it('are as long as the property lets them be, and none of a type that nobody knows', () => {
    expect(plainTextsOf(banner).find(({ key }) => key === 'title')?.maxLength).toBe(50);
    expect(plainTextsOf({ type: 'holoDeck', properties: { a: { value: 'b' } } })).toStrictEqual([]);
  });
});
