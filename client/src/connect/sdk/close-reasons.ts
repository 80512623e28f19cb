import { closeCodes } from '@selvedge/shared/collab/close-codes';

/** Connect codes for the permanent close codes of a live page's socket. */
const reasons: ReadonlyMap<number, string> = new Map<number, string>([
  [closeCodes.forbidden, 'session_revoked'],
  [closeCodes.badToken, 'session_revoked'],
  [closeCodes.noPage, 'page_not_found'],
  [closeCodes.oldEpoch, 'page_reset'],
  [closeCodes.schemaTooOld, 'protocol_unsupported'],
  [closeCodes.contentRefused, 'content_refused'],
  [closeCodes.tooBig, 'content_refused'],
]);

export function codeOfClose(code: number | undefined): string {
  return reasons.get(code ?? 0) ?? 'closed';
}
