/**
 * Words while somebody writes them where they stand. Without a word the page would not show their place,
 * so what is cleared whole is said only when its writer leaves.
 */
export class WrittenWords {
  private isCleared = false;

  constructor(private readonly say: (text: string) => void) {}

  write(text: string): void {
    this.isCleared = text.trim() === '';
    if (!this.isCleared) this.say(text);
  }

  /** Somebody else wrote there meanwhile. */
  follow(): void {
    this.isCleared = false;
  }

  leave(): void {
    if (this.isCleared) this.say('');
  }
}
