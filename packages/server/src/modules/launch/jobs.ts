import { defineJobs } from '../../lib/jobs/jobs';
import { placePlays } from './place-plays';

export const jobs = defineJobs({
  every: { 'launch.places': { seconds: 300, work: placePlays } },
});
