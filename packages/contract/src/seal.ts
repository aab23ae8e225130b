/** The content of a sealed payload (JWE compact, ECDH-ES with A256GCM). */
export type SealedText = {
  method: string;
  path: string;
  /** ISO time by the browser's estimate of the server's clock. */
  at: string;
  nonce: string;
  body: Record<string, unknown>;
};

/** A public sealing key of `status.sealKeys`. */
export type SealKey = { kid: string; kty: 'EC'; crv: 'P-256'; x: string; y: string };
