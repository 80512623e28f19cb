import { isJsonEqual } from '../../../catalogue/is-same.js';
import type { HtmlReader } from '../../../rich-text/html-reader.js';
import type { PageContent } from '../../page.js';

/** A complete page sent by a client, based on a possibly outdated version. */
export interface PageMerge {
  /** Version that the client edited. */
  readonly base: PageContent;
  readonly theirs: PageContent;
  /**
   * Whether nothing was recorded since the base, so that the client's changes win over unrecorded
   * ones.
   */
  readonly isCurrent: boolean;
  readonly newId: () => string;
  readonly readHtml: HtmlReader;
}

/** Base, received and current value. */
export interface Versions<Value> {
  readonly base: Value;
  readonly theirs: Value;
  readonly live: Value;
}

/** Collects conflicts and decides which side wins. */
export class ThreeWay {
  /** Dotted paths such as `properties.title` or `blocks.502.properties.html`. */
  readonly conflicts: string[] = [];

  /**
   * @param isCurrent Whether nothing was recorded since the base, so that the received values win.
   */
  constructor(readonly isCurrent: boolean) {}

  /** Whether the received value should be applied. */
  takes(path: string, { base, theirs, live }: Versions<unknown>): boolean {
    if (isJsonEqual(theirs, base) || isJsonEqual(theirs, live)) return false;
    return isJsonEqual(live, base) || this.winsConflict(path);
  }

  /**
   * Decides a change on both sides: returns true if the received value wins, otherwise records a
   * conflict.
   */
  winsConflict(path: string): boolean {
    if (!this.isCurrent) this.conflicts.push(path);
    return this.isCurrent;
  }
}
