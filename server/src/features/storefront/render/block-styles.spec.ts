import { readFileSync } from 'node:fs';

import { themeChain } from '@selvedge/shared/themes/catalogue';
import { resolveTheme } from '@selvedge/shared/themes/resolve';

import { clientFolder } from './shop-bundle.adapter.js';

function stylesOf(file: string): string {
  return readFileSync(new URL(`../src/blocks/${file}.module.css`, clientFolder), 'utf8');
}

/** Declarations of a selector's first rule, on one line. */
function ruleOf(styles: string, selector: string): string {
  const [, after = ''] = `\n${styles}`.split(`\n${selector} {`);
  return after.slice(0, after.indexOf('}')).replaceAll(/\s+/g, ' ');
}

/** Declarations of a rule within a condition. */
function within(styles: string, condition: string, selector: string): string {
  const [, after = ''] = styles.split(`${condition} {`);
  return ruleOf(after.slice(0, after.indexOf('\n}')).replaceAll('\n  ', '\n'), selector);
}

describe('block styles', () => {
  it('BLK-087 round an announcement by its theme value, which defaults to 4px', () => {
    const rule = ruleOf(stylesOf('kit/announcement/announcement'), '.announcement');
    expect(rule).toContain('--own-radius: var(--own-corner, var(--announcement-radius));');
    expect(rule).toContain('border-radius: var(--own-radius);');
    expect(resolveTheme(themeChain('base'))['announcement.radius'].value).toBe('4px');
  });

  it.each(['background', 'text-color', 'radius'])(
    'BLK-045 give the second kind of announcement the newer %s of its theme',
    (key) => {
      const rule = ruleOf(stylesOf('kit/announcement/announcement'), '.new');
      expect(rule).toContain(`var(--announcementV2-${key})`);
    },
  );

  it('LAY-051 CST-101 size an icon by its own value, which defaults to 2em', () => {
    const styles = stylesOf('appIcon/view');
    expect(ruleOf(styles, '.place')).toContain('--own-icon-size: 2em;');
    expect(ruleOf(styles, '.icon [data-name]')).toBe(
      ' width: var(--own-icon-size); height: var(--own-icon-size); ',
    );
  });

  it('LAY-049 CST-056 show the name of an icon 6px below it', () => {
    const rule = ruleOf(stylesOf('appIcon/view'), '.named::after');
    expect(rule).toContain('position: absolute;');
    expect(rule).toContain('top: calc(100% + 6px);');
    expect(rule).toContain('content: attr(data-tip);');
  });

  it('BLK-043 round a card by its theme value', () => {
    const rule = ruleOf(stylesOf('card/view'), '.card');
    expect(rule).toContain('--own-radius: var(--card-radius);');
    expect(rule).toContain('border-radius: var(--own-radius);');
  });

  it('BLK-019 show four blocks of a carousel on wide screens', () => {
    const styles = stylesOf('carousel/view');
    expect(ruleOf(styles, '.frame')).toContain('--own-visible-lg: 4;');
    expect(within(styles, '@container (width >= 944px)', '.frame')).toBe(
      ' --own-visible: var(--own-visible-lg); ',
    );
    expect(ruleOf(styles, '.strip')).toContain(
      'grid-auto-columns: calc( (100% - (var(--own-visible) - 1) * var(--own-spacing)) / var(--own-visible) );',
    );
  });

  it('BLK-024 CST-001 give a grid its mobile columns from 0 px up', () => {
    const styles = stylesOf('grid/view');
    const columns = (size: string) =>
      `grid-template-columns: repeat(var(--own-columns-${size}), minmax(0, 1fr));`;
    expect(ruleOf(styles, '.grid')).toContain(columns('xs'));
    const wider = '.grid:not(.masonry)';
    expect(within(styles, '@container (width >= 720px)', wider)).toContain(columns('md'));
    expect(within(styles, '@container (width >= 944px)', wider)).toContain(columns('lg'));
  });

  it('BLK-001 let a container define how many columns a block spans', () => {
    const styles = stylesOf('blocks');
    expect(ruleOf(styles, ':where(.cell)')).toBe(' grid-column: span var(--own-size); ');
    expect(ruleOf(styles, '.cell')).not.toContain('grid-column:');
    expect(ruleOf(stylesOf('grid/view'), ':where(.grid) > *')).toBe(' grid-column: auto; ');
  });

  it('BLK-099 CST-075 give a masonry 6 columns, and 12 on wide screens', () => {
    const styles = stylesOf('grid/view');
    expect(ruleOf(styles, '.masonry')).toContain(
      'grid-template-columns: repeat(6, minmax(0, 1fr));',
    );
    expect(within(styles, '@container (width >= 944px)', '.masonry')).toContain(
      'grid-template-columns: repeat(12, minmax(0, 1fr));',
    );
  });

  it('BLK-098 CST-079 hide content below a slideshow at the top for a second, until its image is ready', () => {
    const styles = stylesOf('slideshow/view');
    const waiting =
      'main > :has(> :first-child > * > * > .slideshow:not(.ready)) > :nth-child(n + 2)';
    expect(ruleOf(styles, waiting)).toBe(' animation: waiting 1s step-end; ');
    expect(styles).toMatch(/@keyframes waiting \{\s*from \{\s*visibility: hidden;/);
  });

  it('BLK-082 CST-083 cover the image of a pod by its own opacity, which defaults to none', () => {
    const styles = stylesOf('pod/view');
    expect(ruleOf(styles, '.pod')).toContain('--own-overlay: 0;');
    expect(ruleOf(styles, '.overlay')).toContain('opacity: var(--own-overlay);');
  });

  it('BLK-079 enlarge the title of a pod with each size', () => {
    const styles = stylesOf('pod/view');
    const sizes = [0, 1, 2, 3, 4].map((size) => {
      const [, rem] = /--own-title: ([\d.]+)rem/.exec(ruleOf(styles, `.size${String(size)}`)) ?? [];
      return Number(rem);
    });
    expect(sizes).toStrictEqual([...new Set(sizes)].toSorted((one, other) => one - other));
  });
});

describe('button styles', () => {
  it('LAY-053 CST-098 rotate the bubbles of a busy button in 2 s', () => {
    const styles = stylesOf('../ui/shop/common/button');
    const rule = ruleOf(styles, ".button[aria-busy='true']::after");
    expect(rule).toContain('animation: spin 2s linear infinite,');
    expect(rule.match(/radial-gradient\(circle/g)).toHaveLength(3);
    expect(styles).toMatch(/@keyframes spin \{\s*to \{\s*rotate: 1turn;/);
  });
});
