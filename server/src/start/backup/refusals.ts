/** Error that the user of the command line can fix; the message is for them. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/**
 * Runs a command-line program: a refusal prints one line and exits with 1; any other error is a
 * bug.
 */
export async function atTheTerminal(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
