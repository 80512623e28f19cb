import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';
import type { Permission } from '@selvedge/shared/permissions/codes';

import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

/** Where it is about: a store, or atlas. */
export interface Place {
  /** "Tropic", "atlas" */
  readonly name: string;
  /** Of the screen where it is answered. */
  readonly answers: string;
  /** Of the office. */
  readonly office: string;
  /** In whose name mails come; absent of atlas. */
  readonly sender?: string;
}

/**
 * Asks whoever may give it for an answer. Neither who asks nor why: that is theirs, and would stay in this
 * mail when they are forgotten.
 */
export function requestMail(place: Place, permissions: readonly Permission[]): ComposedMail {
  const titles = listOf(permissions);
  return letter({
    subjectLine: `Somebody asks for a permission on ${place.name}`,
    heading: 'Somebody asks for more',
    greeting: 'Hello,',
    body: `somebody who works on ${place.name} asks for ${titles}. Who it is and why stands where you answer.`,
    action: { text: 'Answer', href: place.answers },
    why: `You get this mail because you say who may do what on ${place.name}.`,
  });
}

/** Tells the asker what became of it. */
export function answerMail(
  place: Place,
  answer: {
    readonly isGranted: boolean;
    readonly permissions: readonly Permission[];
    readonly word: string | null;
  },
): ComposedMail {
  const { isGranted, permissions, word } = answer;
  const titles = listOf(permissions);
  const comment = word === null ? '' : ` They say: ${word}`;
  return letter({
    subjectLine: isGranted
      ? `You may do more on ${place.name}`
      : `Your request on ${place.name} was refused`,
    heading: isGranted ? 'It is granted' : 'It was refused',
    greeting: 'Hello,',
    body: `you asked for ${titles} on ${place.name}, which was ${isGranted ? 'granted' : 'refused'}.${comment}`,
    action: { text: `Go to ${place.name}`, href: place.office },
    why: `You get this mail because you asked for a permission on ${place.name}.`,
  });
}

function listOf(permissions: readonly Permission[]): string {
  return permissions.map((one) => `“${permissionTitle(one)}”`).join(', ');
}
