import { linkOf } from '@selvedge/shared/links/link';

/** Returns the error for a link that is not allowed (UTL-001). */
export function linkProblem(text: string): string | undefined {
  if (linkOf(text).kind !== 'blocked') return undefined;
  return 'Please enter a path of your shop or a valid URL';
}
