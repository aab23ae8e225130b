// tsx e2e/pages/console-person.ts NAME ROLE…: invites a person with these roles to the console and
// prints the ticket of the invitation. A process of its own, as Playwright cannot load it.
import { invite } from '@parlour/server/modules/operator/people/invite';
import { openPlatform } from '../../scripts/start/open-platform';

const [name = '', ...roles] = process.argv.slice(2);
const { database, close } = await openPlatform();
const { ticket } = await database.transaction((sql) => invite(sql, { name, roles }));
await close();
console.log(ticket);
process.exit();
