export { acceptDay } from './accept-day';
export { countWindows } from './count-windows';
export { jobs } from './jobs';
export { rebuildDay } from './rebuild-day';
export { verifyDay, type Difference } from './verify-day';
