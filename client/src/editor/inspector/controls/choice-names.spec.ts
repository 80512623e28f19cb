import { choiceName, defaultText } from './choice-names.js';

it.each([
  ['center', 'Centre', 'Default (centre)'],
  ['space-between', 'Space between', 'Default (space between)'],
  ['h1', 'H1', 'Default (H1)'],
  ['p', 'Paragraph', 'Default (paragraph)'],
])('names the choice %s %s', (choice, name, text) => {
  expect([choiceName(choice), defaultText(choiceName(choice))]).toStrictEqual([name, text]);
});

it('keeps the capitals of proper names in the default', () => {
  expect(defaultText('Link to Instagram')).toBe('Default (link to Instagram)');
});
