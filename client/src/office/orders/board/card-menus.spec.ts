import { menuPlace } from './card-menus.js';

/** Minimal DOMRect. */
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

describe('menuPlace', () => {
  beforeAll(() => {
    // `Rect` implements all that `menuPlace` reads from a DOMRect.
    globalThis.DOMRect = Rect as unknown as typeof DOMRect;
  });
  // Minimal DOMRect, as above.
  const button = new Rect(100, 200, 80, 28) as unknown as DOMRect;

  it('returns the place of the button if the menu was opened by keyboard or a press on the button', () => {
    expect(menuPlace(button, undefined)).toBe(button);
    expect(menuPlace(button, { x: 110, y: 210 })).toBe(button);
  });

  it('returns the place of the press if the button has moved, so that releasing the pointer selects nothing', () => {
    expect(menuPlace(button, { x: 110, y: 15 })).toMatchObject({ left: 70, top: 1, bottom: 29 });
  });
});
