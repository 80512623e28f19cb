import type { Typing } from '@selvedge/shared/pages/live/text/live-text';
import { textChange } from '@selvedge/shared/pages/live/text/text-change';
import type { YTextEvent, Text } from 'yjs';

/** Start and end of a selection, in UTF-16 code units. */
export type Selected = readonly [start: number, end: number];

/** Element in which a text is typed. */
export interface TypedElement {
  readonly read: () => string;
  /** Undefined if the selection is elsewhere. */
  readonly selected: () => Selected | undefined;
  readonly show: (text: string, selected: Selected | undefined) => void;
}

/**
 * Keeps an element in sync with a live text, which it already shows. Changes by others move the
 * caret along with the text. They wait while an input method composes, because replacing the text
 * would end the composition.
 */
export class TextBinding {
  /** Live text as the element last showed it. */
  private shown: string;
  private isWriting = false;
  private isComposing = false;

  constructor(
    private readonly element: TypedElement,
    private readonly text: Text,
    private readonly type: (typing: Typing) => void,
  ) {
    this.shown = text.toJSON();
    text.observe(this.follow);
  }

  /** Call when the user changed the element. */
  input(): void {
    const { element, shown: before } = this;
    const after = element.read();
    if (after === before) return;
    const [, caret] = element.selected() ?? [];
    this.shown = after;
    this.isWriting = true;
    try {
      this.type({ before, after, ...(caret !== undefined && { caret }) });
    } finally {
      this.isWriting = false;
    }
    this.catchUp();
  }

  compose(isComposing: boolean): void {
    this.isComposing = isComposing;
    if (!isComposing) this.input();
    this.catchUp();
  }

  end(): void {
    this.text.unobserve(this.follow);
  }

  private readonly follow = ({ delta }: YTextEvent): void => {
    if (this.isWriting || this.isComposing) return;
    this.show((at) => {
      let [place, moved] = [0, at];
      for (const { retain = 0, insert, delete: removed = 0 } of delta) {
        const added = typeof insert === 'string' ? insert.length : 0;
        if (place < moved) moved += added - Math.min(removed, moved - place);
        place += retain + added;
      }
      return moved;
    });
  };

  /** Shows changes that arrived while an input method composed. */
  private catchUp(): void {
    const now = this.text.toJSON();
    if (this.isComposing || now === this.shown) return;
    const { at: from, removed, inserted } = textChange(this.shown, now);
    this.show((at) => {
      if (at <= from) return at;
      return at >= from + removed ? at + inserted.length - removed : from + inserted.length;
    });
  }

  private show(moved: (at: number) => number): void {
    const selected = this.element.selected();
    this.shown = this.text.toJSON();
    this.element.show(
      this.shown,
      selected === undefined ? undefined : [moved(selected[0]), moved(selected[1])],
    );
  }
}
