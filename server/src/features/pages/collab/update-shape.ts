import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { LIVE_ROOTS } from '@selvedge/shared/pages/live/live-page';
import { isPlainValue } from '@selvedge/shared/pages/plain-value';
import * as Y from 'yjs';

import { isTooDeep } from './update-depth.js';

/** Words, plain values, maps and fragments, and what became of them. Neither bytes nor documents within documents. */
const contents = [
  ...[Y.ContentAny, Y.ContentString, Y.ContentFormat, Y.ContentType],
  Y.ContentDeleted,
] as const;
/** Far beyond what a person types, and far from where numbers end. */
const maxClock = 2 ** 40;

/**
 * Why an update is not let into a document at all, as the code that its connection ends with. `isForeign`
 * tells the ids of clients in whose name only others may write.
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
  // As it was read, the parent may still be the name of a root.
  const parent: unknown = struct.parent;
  const isAtHome = typeof parent !== 'string' || LIVE_ROOTS.some((name) => name === parent);
  return isAtHome && isAllowedContent(struct.content);
}

function isAllowedContent(content: Y.Item['content']): boolean {
  return contents.some((Content) => content instanceof Content) && isPlainValue(valueOf(content));
}

/** The values in it; words are looked at where they come to stand. */
function valueOf(content: Y.Item['content']): unknown {
  if (content instanceof Y.ContentAny) return content.arr;
  return content instanceof Y.ContentFormat ? { [content.key]: content.value } : null;
}
