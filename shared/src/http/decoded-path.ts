/** The path of a request as people write it, without its query; undefined where nobody wrote it so. */
export function decodedPath(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
