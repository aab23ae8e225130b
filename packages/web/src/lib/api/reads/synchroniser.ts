import { asRefused, type Refused } from '../refused';

type IsCurrent = () => boolean;

/**
 * Brings a list up to date: one question at a time, and once more if it was wanted meanwhile. What
 * was asked before a restart is of another person or another visit: its answer is not taken.
 */
export class Synchroniser {
  readonly #ask: (isCurrent: IsCurrent) => Promise<void>;
  readonly #onFailed: (refused: Refused) => void;
  #generation = 0;
  #asking: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(ask: (isCurrent: IsCurrent) => Promise<void>, onFailed: (refused: Refused) => void) {
    this.#ask = ask;
    this.#onFailed = onFailed;
  }

  /** Another one after each restart. */
  get generation(): number {
    return this.#generation;
  }

  restart(): void {
    this.#generation += 1;
    this.#asking = undefined;
    this.#isAskedAgain = false;
  }

  /** Ends when all is here, and when it failed, which `onFailed` hears. */
  run(): Promise<void> {
    if (this.#asking) {
      this.#isAskedAgain = true;
      return this.#asking;
    }
    const asked = this.#askUntilCurrent().finally(() => {
      if (this.#asking === asked) this.#asking = undefined;
    });
    this.#asking = asked;
    return asked;
  }

  async #askUntilCurrent(): Promise<void> {
    const mine = this.#generation;
    const isCurrent = () => mine === this.#generation;
    try {
      do {
        this.#isAskedAgain = false;
        await this.#ask(isCurrent);
      } while (this.#isAskedAgain && isCurrent());
    } catch (thrown) {
      if (isCurrent()) this.#onFailed(asRefused(thrown));
    }
  }
}
