/** File of a form. */
interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer | string;
}

/** Form with a file, as a browser sends it without script (RFC 7578). */
export function multipart(fields: Readonly<Record<string, string>>, file?: FormFile) {
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const files = file && [part(`name="${file.field}"; filename="${file.name}"`, file.content)];
  return {
    headers: {
      'content-type': 'multipart/form-data; boundary=cut',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
    },
    body: Buffer.concat([...texts, ...(files ?? []), Buffer.from('--cut--\r\n')]),
  };
}

function part(about: string, content: Buffer | string): Buffer {
  const head = `--cut\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}
