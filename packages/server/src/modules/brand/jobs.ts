import { defineJobs } from '../../lib/jobs/jobs';
import { forgetNonces } from './queries';
import { rotateSealKeys } from './seal-keys';

export const jobs = defineJobs({
  every: {
    'brand.rotate_seal_keys': {
      seconds: 3600,
      work: async (platform) => {
        if (await rotateSealKeys(platform)) platform.log.info('brand.seal_key_made');
      },
    },
    'brand.forget_nonces': {
      seconds: 300,
      work: async ({ database }) => {
        await forgetNonces(database.sql);
      },
    },
  },
});
