/** Returns the decoded path of a request without its query; undefined for malformed escapes. */
export function decodedPath(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
