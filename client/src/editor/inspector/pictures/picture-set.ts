/** A picture, and how wide it is in pixels. */
export interface SizedPicture {
  readonly address: string;
  readonly width: number;
}

/** The pictures of a `srcset`; what says no width is none of them. */
export function picturesIn(text: string): readonly SizedPicture[] {
  return text.split(/,\s+|,$/).flatMap((candidate) => {
    const [, address = '', width = ''] = /^(\S*) (\d{1,5})w$/.exec(candidate.trimEnd()) ?? [];
    return width === '' ? [] : [{ address, width: Number(width) }];
  });
}

export function setOf(pictures: readonly SizedPicture[]): string {
  return pictures.map(({ address, width }) => `${address} ${String(width)}w`).join(', ');
}
