import { applyEdit, recipesIn } from './recipes.js';

const change = (...lines) => applyEdit('a\nb\n  c\nb2', { file: 'x.ts', lines });

describe('recipe', () => {
  it('contains the files that its blocks start with, and the changes to others', () => {
    const text = [
      '# Title\n\n## Ours\n\nSay it.\n',
      '```ts\n// shared/src/a/b.ts: what it is\nexport {};\n\n// c.ts\nexport const c = 1;\n```\n',
      '```css\n/* client/src/a/b.css: how it looks */\n.a {\n}\n```\n',
      '```ts\n// only an explanation\nf();\n```\n',
      '```diff\n // shared/src/a/d.ts: so\n+new\n old\n```\n',
      '## Words alone\n\n```sh\nnpm test\n```\n',
    ].join('\n');
    const recipes = recipesIn(text);
    expect([...recipes.keys()]).toStrictEqual(['Ours']);
    const { files, edits } = recipes.get('Ours');
    expect([...files]).toStrictEqual([
      ['shared/src/a/b.ts', '// shared/src/a/b.ts: what it is\nexport {};\n'],
      ['shared/src/a/c.ts', '// c.ts\nexport const c = 1;\n'],
      ['client/src/a/b.css', '/* client/src/a/b.css: how it looks */\n.a {\n}\n'],
    ]);
    expect(edits).toStrictEqual([{ file: 'shared/src/a/d.ts', lines: ['+new', ' old', ''] }]);
  });

  it('inserts below the line above, or else above the line below, and replaces', () => {
    expect(change('+0', ' a', '+1', '+2', ' // comment', '-b', '+B')).toBe(
      '0\na\n1\n2\nB\n  c\nb2',
    );
    expect(change('   c', '+  d')).toBe('a\nb\n  c\n  d\nb2');
  });

  it('is rejected if a line does not occur exactly once', () => {
    expect(() => change(' z', '+1')).toThrow('x.ts has no line: z');
    expect(() => change('+1')).toThrow('x.ts has no place for: 1');
    expect(() => applyEdit('a\na', { file: 'x.ts', lines: [' a'] })).toThrow(
      'more than one line: a',
    );
  });
});
