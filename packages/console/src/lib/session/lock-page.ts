import { noteLocked } from './me';

/** Locks the page in place: what it shows leaves the document until a factor opens it. */
export const lockPage = (): void => noteLocked();
