// Serves the double of Firebase beside the site of the stories.
import { openFirebase } from '@parlour/testkit/people/firebase';

await openFirebase(Number(process.argv[2]));
