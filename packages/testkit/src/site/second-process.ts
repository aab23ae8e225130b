import { buildApp } from '@parlour/server/app';
import { openDatabase } from '@parlour/server/lib/database/open-database';
import { openLive } from '@parlour/server/lib/live/live';
import { forgetBrands } from '@parlour/server/modules/brand/index';
import type { FastifyInstance } from 'fastify';
import { injected } from './line';
import type { SomePlayer } from '../people/players';
import type { Site } from './site';
import { newVisitor } from './visitor';

/** A second process of a site, on the same database. */
export type SecondProcess = {
  app: FastifyInstance;
  /** The same signed-in browser, whose calls this process answers. */
  there: (someone: SomePlayer) => SomePlayer;
  /** Brands changed: this process reads them with its next call, and not some seconds later. */
  forgetBrands: () => void;
  /** Its clock alone: the site's own is shifted by the site. */
  shiftClock: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
};

export const openSecondProcess = async ({
  platform,
  databaseUrl,
}: Site): Promise<SecondProcess> => {
  const database = openDatabase(databaseUrl);
  const live = openLive(database, platform.log, platform.config);
  const app = await buildApp({ ...platform, database, live });
  const ground = { line: injected(app), host: 'localhost', now: () => platform.clock.now() };
  return {
    app,
    forgetBrands: () => forgetBrands(database),
    shiftClock: (milliseconds) => database.shiftClock(`${milliseconds} milliseconds`),
    there: (someone) => {
      const visitor = newVisitor(ground);
      visitor.token = someone.token;
      for (const [name, value] of someone.cookies) visitor.cookies.set(name, value);
      return Object.assign(visitor, { ...someone, ...visitor });
    },
    close: async () => {
      await app.close();
      await live.close();
      await database.close();
    },
  };
};
