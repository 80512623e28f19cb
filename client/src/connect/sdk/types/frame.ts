/** Rectangle in CSS pixels from the upper left corner of the page in the frame. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BlockRect {
  readonly id: string;
  readonly rect: Rect;
}

export interface FrameView {
  readonly scrollX: number;
  readonly scrollY: number;
  readonly width: number;
  readonly height: number;
  readonly pageHeight: number;
}
