export { jobs } from './jobs';
export { forgetPlayer } from './queries';
export { openMessagePage } from './message-page';
