/** Field of a page, and its value before the script ran. */
export interface EarlyField {
  readonly field: Field;
  readonly value: string;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: Element): Field[] => [
  ...root.querySelectorAll<Field>('input:not([type=hidden]), select, textarea'),
];

/** Reads the fields before hydration, which resets some of them. */
export function readFields(root: Element): readonly EarlyField[] {
  return fieldsIn(root).map((field) => ({ field, value: field.value }));
}
