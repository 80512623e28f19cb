import { linkOf } from '@selvedge/shared/links/link';

/** What a link does when it is followed, in words for who sets it (LAY-042 to LAY-045). */
export function linkLabel(text: string, origin: string): string {
  switch (linkOf(text, origin).kind) {
    case 'nothing':
      return 'Leads nowhere';
    case 'internal':
      return 'A page of your shop';
    case 'external':
      return 'Another site, in a new tab';
    case 'other':
      return 'Opens another program, like mail or telephone';
    case 'action':
      return 'Starts an action of the page';
    case 'blocked':
      return '';
  }
}
