/** An expected refusal, named by a code of the wire. Anything else that is thrown is a bug. */
export class CodedRefusal<Code extends string> extends Error {
  readonly code: Code;

  constructor(code: Code) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
  }
}
