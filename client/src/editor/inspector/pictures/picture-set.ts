/** Image with its width in pixels. */
export interface SizedPicture {
  readonly address: string;
  readonly width: number;
}

/** Parses a `srcset`; entries without a width are skipped. */
export function picturesIn(text: string): readonly SizedPicture[] {
  return text.split(/,\s+|,$/).flatMap((candidate) => {
    const [, address = '', width = ''] = /^(\S*) (\d{1,5})w$/.exec(candidate.trimEnd()) ?? [];
    return width === '' ? [] : [{ address, width: Number(width) }];
  });
}

export function setOf(pictures: readonly SizedPicture[]): string {
  return pictures.map(({ address, width }) => `${address} ${String(width)}w`).join(', ');
}
