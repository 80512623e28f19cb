import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { LIVE_ROOTS } from '@selvedge/shared/pages/live/live-page';
import { isPlainValue } from '@selvedge/shared/pages/plain-value';
import * as Y from 'yjs';

import { isTooDeep } from './update-depth.js';

/** Texts, plain values, maps, fragments and their deletions. Neither bytes nor nested documents. */
const contents = [
  ...[Y.ContentAny, Y.ContentString, Y.ContentFormat, Y.ContentType],
  Y.ContentDeleted,
] as const;
/** Far more than a person can type, and well within safe integers. */
const maxClock = 2 ** 40;

/**
 * Returns the close code for an update that must not be applied; undefined if it may. `isForeign`
 * detects client ids that belong to other members.
 */
export function refusalOf(
  update: Uint8Array,
  isForeign: (client: number, clock: number) => boolean,
): number | undefined {
  const structs = structsIn(update);
  if (structs === undefined) return closeCodes.malformed;
  if (isTooDeep(structs)) return closeCodes.contentRefused;
  const isFine = structs.every(
    (struct) => isAllowed(struct) && !isForeign(struct.id.client, struct.id.clock + struct.length),
  );
  return isFine ? undefined : closeCodes.contentRefused;
}

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

function structsIn(update: Uint8Array): readonly Struct[] | undefined {
  try {
    return Y.decodeUpdate(update).structs;
  } catch {
    return undefined;
  }
}

function isAllowed(struct: Struct): boolean {
  if (struct.id.clock + struct.length > maxClock) return false;
  if (!(struct instanceof Y.Item)) return true;
  // In a decoded update the parent may still be the name of a root.
  const parent: unknown = struct.parent;
  const isAtHome = typeof parent !== 'string' || LIVE_ROOTS.some((name) => name === parent);
  return isAtHome && isAllowedContent(struct.content);
}

function isAllowedContent(content: Y.Item['content']): boolean {
  return contents.some((Content) => content instanceof Content) && isPlainValue(valueOf(content));
}

/** Values of the content; texts are checked where they are inserted. */
function valueOf(content: Y.Item['content']): unknown {
  if (content instanceof Y.ContentAny) return content.arr;
  return content instanceof Y.ContentFormat ? { [content.key]: content.value } : null;
}
