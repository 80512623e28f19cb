import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { ApiError } from '../../lib/http.js';

/**
 * Shows the messages of a failed request at their fields and focuses the first. Returns the paths
 * that the server named and the form has; empty if the error is not about a field. `fieldOf` maps a
 * dotted path of the contract to the form's, or to undefined.
 */
export function showAtFields<Fields extends FieldValues>(
  { setError }: Pick<UseFormReturn<Fields>, 'setError'>,
  error: Error,
  fieldOf: (path: string) => string | undefined = (path) => path,
): readonly string[] {
  const shown = Object.entries(messagesIn(error)).flatMap(([path, [message = '']]) => {
    const field = fieldOf(path);
    return field === undefined ? [] : [{ path, field, message }];
  });
  shown.forEach(({ field, message }, index) => {
    // Forms have the paths of the contract, except those that `fieldOf` maps.
    setError(field as FieldPath<Fields>, { message }, { shouldFocus: index === 0 });
  });
  return shown.map(({ path }) => path);
}

function messagesIn(error: Error): Readonly<Record<string, readonly string[]>> {
  if (!(error instanceof ApiError)) return {};
  const { code, errors = {} } = error.problem;
  return code?.endsWith('UrlNameTaken') === true ? { urlName: [error.message] } : errors;
}
