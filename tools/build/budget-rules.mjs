/**
 * Returns the files that a browser loads for manifest entries: modules with their static imports,
 * each file once. Dynamic imports do not count.
 */
export function filesOf(manifest, entries) {
  const seen = new Set();
  const visit = (name) => {
    const entry = manifest[name];
    if (entry === undefined) throw new Error(`The client's build has no ${name}.`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const name of entries) visit(name);
  const found = [...seen].map((name) => manifest[name]);
  return {
    scripts: [...new Set(found.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    styles: [...new Set(found.flatMap(({ css = [] }) => css))],
  };
}

/**
 * Returns the first import cycle among the files of a build, by name; undefined if there is none.
 * In a cycle, a file may run before its dependencies.
 */
export function cycleIn(manifest) {
  const done = new Set();
  const follow = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const imported of manifest[name].imports ?? []) {
      const cycle = follow(imported, [...path, name]);
      if (cycle !== undefined) return cycle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(manifest)) {
    const cycle = follow(name, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** Adds `isOver` to rows of `name`, `bytes` and `limit`. */
export function withOverruns(rows) {
  return rows.map((row) => ({ ...row, isOver: row.bytes > row.limit }));
}

/** Formats one line per row, with right-aligned numbers. */
export function tableOf(rows) {
  const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(
    ({ name, bytes, limit, isOver }) =>
      `${name.padEnd(width)}  ${kilobytes(bytes).padStart(6)} of ${kilobytes(limit).padStart(6)} KB` +
      (isOver ? '  OVER' : ''),
  );
}
