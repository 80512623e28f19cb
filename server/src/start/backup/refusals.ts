/** What a person at the terminal has to change; the words are for them. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Runs a program of the terminal: a refusal is one line and exit code 1, anything else a bug. */
export async function atTheTerminal(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
