import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** To a player's page. */
export const PlayerLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link className="t-link" href={`/players/${id}`}>
    {children}
  </Link>
);
