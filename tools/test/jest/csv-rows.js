/** Returns the lines of a CSV text as objects, by the names of its first line. Cells have no line breaks. */
export function csvRows(text) {
  const [names, ...rows] = text.trimEnd().split('\n').map(cellsOf);
  return rows.map((cells, index) => {
    if (cells.length !== names.length)
      throw new Error(`Line ${index + 2} has ${cells.length} cells instead of ${names.length}.`);
    return Object.fromEntries(names.map((name, column) => [name, cells[column]]));
  });
}

function cellsOf(line) {
  const matches = [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)];
  const length = matches.reduce((sum, [text]) => sum + text.length, 0);
  if (length !== line.length + 1) throw new Error(`Not a line of CSV: ${line}`);
  return matches.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain);
}
