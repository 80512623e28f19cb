import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';
import type { Permission } from '@selvedge/shared/permissions/codes';

import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

/** Store or atlas, as shown in mails. */
export interface Place {
  /** Store name, or "atlas". */
  readonly name: string;
  /** Address of the screen that lists the requests. */
  readonly answers: string;
  /** Address of the office. */
  readonly office: string;
  /** Sender name; absent for atlas. */
  readonly sender?: string;
}

/**
 * Composes the mail about a new request. Omits the requester and the reason, because this mail
 * would outlive the requester's erasure.
 */
export function requestMail(place: Place, permissions: readonly Permission[]): ComposedMail {
  const titles = listOf(permissions);
  return letter({
    subjectLine: `Permission request for ${place.name}`,
    heading: 'New permission request',
    greeting: 'Hello,',
    body: `A team member of ${place.name} has requested ${titles}. Open the request to see who asked and why.`,
    action: { text: 'View request', href: place.answers },
    why: `You are receiving this e-mail because you manage permissions for ${place.name}.`,
  });
}

/** Composes the mail that informs the requester about the answer. */
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
  const comment = word === null ? '' : ` Comment: ${word}`;
  return letter({
    subjectLine: isGranted
      ? `You have new permissions for ${place.name}`
      : `Your permission request for ${place.name} was refused`,
    heading: isGranted ? 'Permission granted' : 'Permission refused',
    greeting: 'Hello,',
    body: `Your request for ${titles} on ${place.name} was ${isGranted ? 'granted' : 'refused'}.${comment}`,
    action: { text: `Go to ${place.name}`, href: place.office },
    why: `You are receiving this e-mail because you requested a permission for ${place.name}.`,
  });
}

function listOf(permissions: readonly Permission[]): string {
  return permissions.map((one) => `“${permissionTitle(one)}”`).join(', ');
}
