import { cycleIn, filesOf, tableOf, withOverruns } from './budget-rules.mjs';

const manifest = {
  'shop.tsx': {
    file: 'shop.js',
    css: ['shop.css'],
    imports: ['_react.js'],
    dynamicImports: ['product.ts'],
  },
  'product.ts': { file: 'product.js', imports: ['_react.js', '_card.js'], css: ['product.css'] },
  '_card.js': { file: 'card.js', css: ['card.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'font.woff2': { file: 'font.woff2' },
};

describe('filesOf', () => {
  it('returns a module with its imports, each file once', () => {
    const { scripts, styles } = filesOf(manifest, ['shop.tsx', 'product.ts']);
    expect([...scripts].sort()).toStrictEqual(['card.js', 'product.js', 'react.js', 'shop.js']);
    expect([...styles].sort()).toStrictEqual(['card.css', 'product.css', 'shop.css']);
  });

  it('ignores dynamic imports', () => {
    expect(filesOf(manifest, ['shop.tsx']).scripts).toStrictEqual(['shop.js', 'react.js']);
  });

  it('ignores files that are not scripts', () => {
    expect(filesOf(manifest, ['font.woff2']).scripts).toStrictEqual([]);
  });

  it('throws for an entry that was not built', () => {
    expect(() => filesOf(manifest, ['basket.ts'])).toThrow('no basket.ts');
  });
});

describe('cycleIn', () => {
  it('accepts imports without a cycle', () => {
    expect(cycleIn(manifest)).toBeUndefined();
  });

  it('returns the files of a cycle', () => {
    const circular = { ...manifest, '_react.js': { file: 'react.js', imports: ['_card.js'] } };
    expect(cycleIn(circular)).toStrictEqual(['_react.js', '_card.js', '_react.js']);
  });
});

describe('size budgets', () => {
  const [within, over] = withOverruns([
    { name: 'home', bytes: 2048, limit: 2048 },
    { name: 'a longer name', bytes: 2049, limit: 2048 },
  ]);

  it('allow exactly their limit', () => {
    expect([within.isOver, over.isOver]).toStrictEqual([false, true]);
  });

  it('are printed with name and size', () => {
    expect(tableOf([within, over])).toStrictEqual([
      'home              2.0 of    2.0 KB',
      'a longer name     2.0 of    2.0 KB  OVER',
    ]);
  });
});
