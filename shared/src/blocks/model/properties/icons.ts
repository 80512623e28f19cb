export const ACTION_ICONS = [
  'arrow-right',
  'chevron-right',
  'shopping-bag',
  'heart',
  'mail',
  'play',
  'star',
  'gift',
  'external-link',
  'search',
] as const;
export type ActionIcon = (typeof ACTION_ICONS)[number];

export function iconIn(value: string | undefined): ActionIcon | undefined {
  return ACTION_ICONS.find((icon) => icon === value?.trim());
}
