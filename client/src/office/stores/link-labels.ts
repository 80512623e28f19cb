import { actionProblem } from '@selvedge/shared/links/actions';
import { linkOf } from '@selvedge/shared/links/link';

/** Describes how a link behaves when it is followed (LAY-042 to LAY-045). */
export function linkLabel(text: string, origin: string): string {
  switch (linkOf(text, origin).kind) {
    case 'nothing':
      return 'No link';
    case 'internal':
      return 'Page in your shop';
    case 'external':
      return 'External site, opens in a new tab';
    case 'other':
      return 'Opens another app, such as mail or phone';
    case 'action':
      return actionProblem(text) ?? 'Starts an action on the page';
    case 'blocked':
      return '';
  }
}
