/** A refusal of the vendor API: a real HTTP status and `{ error }`. */
export class VendorError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
