import type { Look } from './look';
import { symbolSvg } from './print';

/** Something a canvas can draw. */
export type Bitmap = CanvasImageSource & { width: number; height: number };

export type SpriteKind = 'idle' | 'win';

export type SpriteSize = { size: number; detail: number; ratio: number };

/** What the stage needs of a browser to print symbols; another one stands in for it in tests. */
export type Printer = {
  print: (svg: string, width: number, height: number) => Promise<Bitmap>;
  /** Runs a task when there is nothing else to do. */
  whenIdle: (task: () => void) => void;
};

/**
 * Symbols printed once for a size and kept: the board first, the others when there is time. Above
 * three device pixels a CSS pixel nothing is gained.
 */
export class Sprites {
  private readonly bitmaps = new Map<string, Bitmap>();
  private queue: [symbol: string, kind: SpriteKind][] = [];
  private isPrinting = false;
  private run = 0;
  private sprite: SpriteSize = { size: 0, detail: 1, ratio: 1 };

  /** Grows with every sprite that was printed or forgotten. */
  edition = 0;

  private readonly look: Look;
  private readonly printer: Printer;
  private readonly onPrint: () => void;

  /** `onPrint` is called when a sprite that may be on the board has been printed. */
  constructor(look: Look, printer: Printer, onPrint: () => void) {
    this.look = look;
    this.printer = printer;
    this.onPrint = onPrint;
  }

  /** Starts over for a size; `first` names what is needed at once. */
  resize(sprite: SpriteSize, first: readonly string[]): void {
    const ratio = Math.min(3, sprite.ratio);
    const isSame =
      ratio === this.sprite.ratio &&
      sprite.size === this.sprite.size &&
      sprite.detail === this.sprite.detail;
    if (isSame && this.bitmaps.size) return;
    this.sprite = { ...sprite, ratio };
    this.run += 1;
    this.edition += 1;
    this.bitmaps.clear();
    const names = Object.keys(this.look.symbols);
    const board = [...new Set(first)].filter((name) => names.includes(name));
    const others = names.filter((name) => !board.includes(name));
    const idle = [...board, ...others].map((name): [string, SpriteKind] => [name, 'idle']);
    const win = [...board, ...others].map((name): [string, SpriteKind] => [name, 'win']);
    this.queue = [...idle, ...win];
    this.isPrinting = false;
    for (let index = 0; index < board.length; index++) void this.printNext(this.run);
    this.goOn();
  }

  /** Forgets everything, as when the browser has lost its bitmaps. */
  reset(first: readonly string[]): void {
    this.bitmaps.clear();
    this.resize(this.sprite, first);
  }

  get(symbol: string, kind: SpriteKind): Bitmap | undefined {
    return this.bitmaps.get(`${symbol}:${kind}`);
  }

  private goOn(): void {
    if (this.isPrinting || !this.queue.length) return;
    this.isPrinting = true;
    const run = this.run;
    this.printer.whenIdle(() => {
      void this.printNext(run).then(() => {
        if (run !== this.run) return;
        this.isPrinting = false;
        this.goOn();
      });
    });
  }

  private async printNext(run: number): Promise<void> {
    const next = this.queue.shift();
    if (!next || run !== this.run) return;
    const [symbol, kind] = next;
    const { size, detail, ratio } = this.sprite;
    const pixels = Math.round(size * ratio);
    const svg = symbolSvg(this.look, symbol, { state: kind, tile: false, detail });
    const bitmap = await this.printer.print(svg, pixels, pixels);
    if (run !== this.run) return;
    this.bitmaps.set(`${symbol}:${kind}`, bitmap);
    this.edition += 1;
    this.onPrint();
  }
}
