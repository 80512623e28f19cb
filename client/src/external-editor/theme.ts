import type { MakeBeside } from './side-panels.js';
import { button, element } from './element.js';
import type { Tell } from './notice.js';
import type { Session, ThemeProperty } from '../connect/sdk/index.js';

/** Kinds of theme properties this editor has controls for. */
const kinds = ['colour', 'length', 'font', 'choice', 'flag'];

/** Panel to preview theme changes without saving them. */
export function themePanel({ theme }: Session, beside: MakeBeside, tell: Tell) {
  let values: Readonly<Record<string, string>> = {};
  const groups = element('div', { class: 'theme-groups' });
  const show = async (): Promise<void> => {
    const known = (await theme.properties()).filter(({ kind }) => kinds.includes(kind));
    groups.replaceChildren(...grouped(known, set));
  };
  const trying = (wanted: typeof values | null): Promise<void> =>
    theme.preview(wanted).catch((error: unknown) => {
      tell(error instanceof Error ? error.message : String(error));
    });
  const set = (key: string, value: string): void => {
    values = { ...values, [key]: value };
    void trying(values);
  };
  const reset = (): void => {
    values = {};
    void trying(null).then(show);
  };
  return beside(
    { name: 'Theme', title: 'Preview theme changes', onOpen: () => void show() },
    element('p', {}, 'This is a preview: changes are not saved, and only you see them.'),
    button('Reset to shop theme', reset),
    groups,
  );
}

function grouped(
  properties: readonly ThemeProperty[],
  set: (key: string, value: string) => void,
): readonly HTMLElement[] {
  const names = [...new Set(properties.map(({ group }) => group))];
  return names.map((name) =>
    element(
      'details',
      { open: name === 'Brand' },
      element('summary', {}, name),
      ...properties.filter(({ group }) => group === name).map((one) => controlOf(one, set)),
    ),
  );
}

function controlOf(
  { key, label, kind, choices, value }: ThemeProperty,
  set: (key: string, value: string) => void,
): HTMLElement {
  const control =
    choices === undefined
      ? element('input', { type: kind === 'colour' && value.length === 7 ? 'color' : 'text' })
      : element('select', {}, ...choices.map((one) => element('option', { value: one }, one)));
  control.value = value;
  control.addEventListener('change', () => {
    set(key, control.value);
  });
  return element('label', { class: 'field' }, element('span', {}, label), control);
}
