export { jobs } from './jobs';
export { openMessagePage } from './message-page';
