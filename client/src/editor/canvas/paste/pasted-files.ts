/** Decodes a `data:` address to a file; undefined if it is malformed. */
export function fileOfDataUrl(address: string, name: string): File | undefined {
  const comma = address.indexOf(',');
  const [type = '', ...parameters] = address.slice('data:'.length, comma).toLowerCase().split(';');
  const [, extension = 'png'] = type.replace('+xml', '').split('/');
  try {
    const body = address.slice(comma + 1);
    const isBase64 = parameters.some((one) => one.trim() === 'base64');
    const bytes = isBase64
      ? Uint8Array.from(atob(decodeURIComponent(body)), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(body));
    const suffix = extension === 'jpeg' ? 'jpg' : extension.trim();
    return new File([bytes], `${name}.${suffix}`, { type: type.trim() });
  } catch {
    // Malformed base64 or percent encoding.
    return undefined;
  }
}

/**
 * Image files of a clipboard or a drag. Office programs add a picture of copied text, which is
 * ignored. A copied image of a web page has HTML that contains only the image.
 */
export function imageFilesIn(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return [];
  const html = data?.getData('text/html') ?? '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() === '' ? files : [];
}

/** Whether files are dragged, not a part of the page. */
export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
