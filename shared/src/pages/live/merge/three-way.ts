import { isSame } from '../../../catalogue/is-same.js';
import type { HtmlReader } from '../../../rich-text/html-reader.js';
import type { PageContent } from '../../page.js';

/** A whole page that somebody sends, made from an older one than there may be by now. */
export interface PageMerge {
  /** The page that it was made from. */
  readonly base: PageContent;
  readonly theirs: PageContent;
  /** Nothing was recorded since the base: what they changed wins over what is not recorded yet. */
  readonly isCurrent: boolean;
  readonly newId: () => string;
  readonly readHtml: HtmlReader;
}

/** One value as it was, as somebody sends it, and as it is by now. */
export interface Versions<Value> {
  readonly base: Value;
  readonly theirs: Value;
  readonly live: Value;
}

/** Gathers what was changed on both sides, and says who wins. */
export class ThreeWay {
  /** By dotted path, as `properties.title` or `blocks.502.properties.html`. */
  readonly conflicts: string[] = [];

  /** `isCurrent`: nothing was recorded since the base, so that what is sent wins. */
  constructor(readonly isCurrent: boolean) {}

  /** Whether a value is to be taken from those who send it. */
  takes(path: string, { base, theirs, live }: Versions<unknown>): boolean {
    if (isSame(theirs, base) || isSame(theirs, live)) return false;
    return isSame(live, base) || this.overrules(path);
  }

  /** Of a change on both sides: whether what is sent wins. Otherwise it is a conflict. */
  overrules(path: string): boolean {
    if (!this.isCurrent) this.conflicts.push(path);
    return this.isCurrent;
  }
}
