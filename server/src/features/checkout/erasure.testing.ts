import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Everything that this process writes from now on. */
export function listenToOutput(): { readonly text: () => string; readonly stop: () => void } {
  const written: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream);
    stream.write = (chunk: string | Uint8Array) => {
      written.push(String(chunk));
      return true;
    };
    return { stream, write };
  });
  return {
    text: () => written.join(''),
    stop: () => {
      for (const { stream, write } of streams) stream.write = write;
    },
  };
}

/** The files below a folder that hold a text in lower case, however they write it. */
export function filesWith(folder: string, text: string): readonly string[] {
  // It is made with the first file in it; a file may be renamed while it is looked at.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => existsSync(file) && readFileSync(file, 'utf8').toLowerCase().includes(text));
}
