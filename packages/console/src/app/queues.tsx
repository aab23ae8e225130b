import { QueuePage } from '../features/casework/queue-page';
import { caseKinds } from './case-kinds';

/** The queues, with what the modules of their subjects add. */
export const Queues = () => <QueuePage kinds={caseKinds} />;
