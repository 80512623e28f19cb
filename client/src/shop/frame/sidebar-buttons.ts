/**
 * Attributes of buttons for the slide-over menu. Browsers without invoker commands open it as a
 * popover, which is not modal. React's types do not include the commands.
 */
export const opensSidebar = {
  popoverTarget: 'sidebar',
  'aria-haspopup': 'dialog',
  ...{ commandfor: 'sidebar', command: 'show-modal' },
} as const;

export const closesSidebar = {
  popoverTarget: 'sidebar',
  popoverTargetAction: 'hide',
  ...{ commandfor: 'sidebar', command: 'close' },
} as const;
