/**
 * Reports values that a visitor entered before the script ran, as if they were entered now. Only
 * in forms that are sent by post: elsewhere a browser may have restored an earlier choice.
 */
export function readEarlyFields(): void {
  for (const field of document.querySelectorAll('form[method=post] select')) {
    // The selector matches select elements only.
    const { options } = field as HTMLSelectElement;
    const isSet = [...options].some(({ defaultSelected }) => defaultSelected);
    const isChanged = [...options].some(
      ({ selected, defaultSelected }, index) =>
        selected && !(isSet ? defaultSelected : index === 0),
    );
    if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const field of document.querySelectorAll('form[method=post] input[type=number]'))
    if (field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
