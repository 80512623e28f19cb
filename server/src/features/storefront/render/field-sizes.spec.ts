import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { clientFolder } from './shop-bundle.adapter.js';

const client = fileURLToPath(new URL('../src/', clientFolder));
const files = ['shop', 'ui/shop', 'blocks'].flatMap((folder) =>
  readdirSync(client + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
);

/** Rules of a style sheet as selector and declarations. */
function rulesIn(css: string): readonly (readonly [selector: string, declarations: string])[] {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('}')
    .map((rule) => rule.split('{').slice(-2))
    .map(([selector = '', declarations = '']) => [selector.trim(), declarations]);
}

const isOfFields = (selector: string): boolean =>
  selector.split(',').some((one) => /(^|[\s>+~])(select|input|textarea)\b[^\s]*$/.test(one.trim()));

/** Sizes below 16 px make phones zoom into the field. */
function smallSizeIn(declarations: string): string | undefined {
  const [, size = ''] = /font(?:-size)?:[^;]*?([\d.]+(?:rem|px|em))/.exec(declarations) ?? [];
  const pixels = Number.parseFloat(size) * (size.endsWith('px') ? 1 : 16);
  return pixels < 16 ? size : undefined;
}

it('no field of the shop has a text smaller than 16 px', () => {
  expect(files.length).toBeGreaterThan(50);
  const small = files.flatMap((file) =>
    rulesIn(readFileSync(client + file, 'utf8'))
      .filter(([selector, declarations]) => isOfFields(selector) && smallSizeIn(declarations))
      .map(([selector]) => `${file}: ${selector}`),
  );
  expect(small).toStrictEqual([]);
});

it('finds a small field in a rule', () => {
  const [rule] = rulesIn('.pill select { color: red; font-size: 0.9375rem; }');
  expect(rule && [isOfFields(rule[0]), smallSizeIn(rule[1])]).toStrictEqual([true, '0.9375rem']);
});
