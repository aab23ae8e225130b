import { connect, type Socket } from 'node:net';
import type { Answered } from './transport';

type Waiting = {
  isHead: boolean;
  resolve: (answered: Answered) => void;
  reject: (error: Error) => void;
};

const endOfHead = Buffer.from('\r\n\r\n');

/** HTTP/1.1 by hand: bytes are written verbatim, and answers read in their order. */
export class RawConnection {
  private readonly socket: Socket;
  private received = Buffer.alloc(0);
  private readonly waiting: Waiting[] = [];
  isOpen = true;

  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new RawConnection(socket)));
      socket.once('error', reject);
      socket.setNoDelay(true);
    });
  }

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (part) => {
      this.received = Buffer.concat([this.received, part]);
      while (this.takeAnswer());
    });
    socket.on('error', () => this.end());
    socket.on('close', () => this.end());
  }

  write(bytes: Buffer | string): void {
    this.socket.write(bytes);
  }

  /** The next answer; fails when the connection closes before it. */
  read(isHead = false): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Error('the connection was closed'));
      this.waiting.push({ isHead, resolve, reject });
      while (this.takeAnswer());
    });
  }

  close(): void {
    this.isOpen = false;
    this.socket.destroy();
  }

  private end(): void {
    this.isOpen = false;
    this.socket.destroy();
    for (const { reject } of this.waiting.splice(0)) {
      reject(new Error('the connection was closed before the answer'));
    }
  }

  /** Passes the first whole answer to the waiting caller; returns whether there was one. */
  private takeAnswer(): boolean {
    const [first] = this.waiting;
    const headLength = this.received.indexOf(endOfHead);
    if (!first || headLength < 0) return false;
    const head = this.received.subarray(0, headLength).toString('latin1');
    const http = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const bodyAt = headLength + endOfHead.length;
    if (http === 100) {
      this.received = this.received.subarray(bodyAt);
      return true;
    }
    const length = first.isHead ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.received.length < bodyAt + length) return false;
    const text = this.received.subarray(bodyAt, bodyAt + length).toString();
    this.received = this.received.subarray(bodyAt + length);
    if (/\r\nconnection: close/i.test(head)) this.isOpen = false;
    const contentType = /\r\ncontent-type: ([^\r]*)/i.exec(head)?.[1] ?? '';
    this.waiting.shift();
    first.resolve({ http, contentType, text });
    return true;
  }
}
