import type { Control } from './control.js';
import { element } from './element.js';
import type { Json } from '../connect/sdk/index.js';

const middle = 0.5;

/**
 * Focal point of an image: fraction from the left and top edges that stays visible when cropped.
 */
export function focalPoint(label: string, change: (value: Json | undefined) => void): Control {
  const tell = (): void => {
    const [x, y] = [left.value(), top.value()];
    change(x === middle && y === middle ? undefined : { x, y });
  };
  const [left, top] = [slider('From the left', tell), slider('From the top', tell)];
  return {
    element: element(
      'fieldset',
      { class: 'focus' },
      element('legend', {}, label),
      left.element,
      top.element,
    ),
    show: (value) => {
      left.show(shareIn(value, 'x'));
      top.show(shareIn(value, 'y'));
    },
  };
}

function slider(label: string, tell: () => void) {
  const input = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    // Without it, the label's first labelable element would be the output.
    'aria-label': label,
    oninput: () => {
      said();
      tell();
    },
  });
  const percent = element('output', {});
  const said = (): void => {
    percent.value = `${input.value}%`;
  };
  return {
    element: element('label', { class: 'field' }, element('span', {}, label, ' ', percent), input),
    value: () => input.valueAsNumber / 100,
    show: (share: number) => {
      input.valueAsNumber = Math.round(share * 100);
      said();
    },
  };
}

function shareIn(value: Json | undefined, name: 'x' | 'y'): number {
  const isPoint = typeof value === 'object' && value !== null && name in value;
  // Checked above: a JSON object with this key.
  const share = isPoint ? Number((value as Readonly<Record<string, Json>>)[name]) : middle;
  return share >= 0 && share <= 1 ? share : middle;
}
