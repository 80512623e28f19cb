import type { Control } from './control.js';
import { element } from './element.js';
import { focalPoint } from './focal-point.js';
import { richText } from './rich-text.js';
import type { BlockProperty, Json } from '../connect/sdk/index.js';

type Change = (value: Json | undefined) => void;

/** Returns the control for a property's kind. */
export function controlOf(property: BlockProperty, change: Change): Control {
  switch (property.kind) {
    case 'richText':
      return richText(property.label, change);
    case 'boolean':
      return checkbox(property, change);
    case 'number':
      return numberField(property, change);
    case 'colour':
      return colourField(property, change);
    case 'focalPoint':
      return focalPoint(property.label, change);
    default:
      return plainControlOf(property, change);
  }
}

const ofLists: ReadonlySet<string> = new Set(['actions', 'pills', 'imageSet', 'buttonStyles']);

function plainControlOf(property: BlockProperty, change: Change): Control {
  const { kind, choices } = property;
  if (ofLists.has(kind)) return jsonField(property, change);
  return choices === undefined
    ? textField(property, change)
    : choice({ ...property, choices }, change);
}

function field(label: string, control: HTMLElement): HTMLElement {
  return element('label', { class: 'field' }, element('span', {}, label), control);
}

/** A focused control is not overwritten. */
function isBusy(control: HTMLElement): boolean {
  return document.activeElement === control;
}

function textField({ label }: BlockProperty, change: Change): Control {
  const area = element('textarea', {
    rows: '1',
    oninput: () => {
      change(area.value === '' ? undefined : area.value);
    },
  });
  return {
    element: field(label, area),
    show: (value) => {
      if (!isBusy(area)) area.value = typeof value === 'string' ? value : '';
    },
  };
}

export function numberField(
  { label, min, max, default: usual }: Pick<BlockProperty, 'label' | 'min' | 'max' | 'default'>,
  change: Change,
): Control {
  const input = element('input', {
    type: 'number',
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
    oninput: () => {
      if (input.validity.valid) change(input.value === '' ? undefined : input.valueAsNumber);
    },
  });
  return {
    element: field(label, input),
    show: (value) => {
      if (!isBusy(input)) input.value = numberText(value ?? usual);
    },
  };
}

const numberText = (value: Json): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

export function checkbox(
  { label, default: usual }: Pick<BlockProperty, 'label' | 'default'>,
  change: Change,
): Control {
  const input = element('input', {
    type: 'checkbox',
    onchange: () => {
      change(input.checked);
    },
  });
  return {
    element: element('label', { class: 'check' }, input, element('span', {}, label)),
    show: (value) => {
      // Older pages store booleans in several forms.
      input.checked = [true, 1, '1', 'true'].includes(asPlain(value ?? usual));
    },
  };
}

const asPlain = (value: Json): string | number | boolean =>
  typeof value === 'object' ? false : value;

function choice(
  { label, choices }: BlockProperty & { readonly choices: readonly string[] },
  change: Change,
): Control {
  const options = ['', ...choices].map((value) =>
    element('option', { value }, value === '' ? 'Default' : value),
  );
  const select = element(
    'select',
    {
      onchange: () => {
        change(select.value === '' ? undefined : select.value);
      },
    },
    ...options,
  );
  return {
    element: field(label, select),
    show: (value) => {
      select.value = typeof value === 'string' ? value : '';
    },
  };
}

function colourField(property: BlockProperty, change: Change): Control {
  const text = textField(property, change);
  const swatch = element('span', { class: 'swatch', 'aria-hidden': 'true' });
  text.element.append(swatch);
  return {
    element: text.element,
    show: (value) => {
      text.show(value);
      swatch.style.background = typeof value === 'string' ? value : 'none';
    },
  };
}

/** Raw JSON field for lists, such as buttons and images. */
function jsonField({ label }: BlockProperty, change: Change): Control {
  const area = element('textarea', {
    class: 'json',
    rows: '4',
    spellcheck: 'false',
    oninput: () => {
      const value = parsed(area.value);
      area.setCustomValidity(value === invalid ? 'Enter valid JSON' : '');
      if (value !== invalid) change(value);
    },
  });
  return {
    element: field(`${label} (JSON)`, area),
    show: (value) => {
      if (!isBusy(area)) area.value = value === undefined ? '' : JSON.stringify(value, null, 2);
    },
  };
}

const invalid = Symbol('invalid');

function parsed(text: string): Json | undefined | typeof invalid {
  if (text.trim() === '') return undefined;
  try {
    // `JSON.parse` returns JSON.
    return JSON.parse(text) as Json;
  } catch {
    return invalid;
  }
}
