import { menuPlace } from './card-menus.js';

/** As much of a rectangle of a browser as is needed. */
class Rect {
  readonly right: number;
  readonly bottom: number;

  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.right = left + width;
    this.bottom = top + height;
  }
}

describe('where the menu of a card is put', () => {
  beforeAll(() => {
    // Of a browser's it has what is read of one.
    globalThis.DOMRect = Rect as unknown as typeof DOMRect;
  });
  // As before.
  const button = new Rect(100, 200, 80, 28) as unknown as DOMRect;

  it('is beside its button, opened by a key or where it was pressed', () => {
    expect(menuPlace(button, undefined)).toBe(button);
    expect(menuPlace(button, { x: 110, y: 210 })).toBe(button);
  });

  it('is where it was pressed, once the button has gone on: nothing is chosen by letting go', () => {
    expect(menuPlace(button, { x: 110, y: 15 })).toMatchObject({ left: 70, top: 1, bottom: 29 });
  });
});
