import { WrittenWords } from './written-words.js';

function writing() {
  const said: string[] = [];
  return { said, words: new WrittenWords((text) => said.push(text)) };
}

describe('words that are written where they stand', () => {
  it('are said letter by letter, and nothing more at the end', () => {
    const { said, words } = writing();
    for (const text of ['H', 'Hi']) words.write(text);
    words.leave();
    expect(said).toEqual(['H', 'Hi']);
  });

  it('are gone where they were cleared whole, once their writer leaves', () => {
    const { said, words } = writing();
    for (const text of ['Hi', ' ', '']) words.write(text);
    expect(said).toEqual(['Hi']);
    words.leave();
    expect(said).toEqual(['Hi', '']);
  });

  it('stay where others were written in their place, here or by somebody else', () => {
    const { said, words } = writing();
    for (const text of ['', 'Ho']) words.write(text);
    words.leave();
    words.write('');
    words.follow();
    words.leave();
    expect(said).toEqual(['Ho']);
  });
});
