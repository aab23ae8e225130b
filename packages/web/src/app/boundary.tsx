import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Component, type ReactNode } from 'react';
import { useStatus } from '../lib/brand/brand';
import { retryMs } from '../lib/api/idle';
import { Refused } from '../lib/api/refused';
import css from './boundary.module.css';

const Failed = ({ thrown, retry }: { thrown: unknown; retry: () => void }) => {
  const { common, status } = usePhrases('common', 'status');
  const { build } = useStatus();
  const isOffline = thrown instanceof Refused && thrown.code === 'network.failed';
  const isChunk = thrown instanceof Refused && thrown.code === 'chunk.failed';
  const title = isChunk ? common.errorTitle : status.failedTitle;
  const info = isChunk || isOffline ? status.timeout : status.failedInfo;
  const tryAgain = async () => {
    const now = await import('../lib/api/faults/start-over')
      .then(({ startOver }) => startOver())
      .catch(() => undefined);
    // Of another build on the server a page gets no files.
    if (now && now.build !== build) location.reload();
    else retry();
  };
  return (
    <section className={css.failed} role="alert">
      <h1 className="t-h1">{isOffline ? common.offlineTitle : title}</h1>
      <p className="t-body t-2">{info}</p>
      <div className={css.actions}>
        <Button look="primary" onClick={() => void tryAgain()}>
          {common.retry}
        </Button>
        <Button onClick={() => location.reload()}>{common.reload}</Button>
      </div>
    </section>
  );
};

type Props = {
  children: ReactNode;
  onRetry?: () => unknown;
  /** A page is whole without it: its place stays empty after a failure, until it is tried again. */
  isOptional?: boolean;
};

/**
 * A failed screen or dialog shows that in its place and offers a retry; the rest of the page stays.
 */
export class Boundary extends Component<Props, { thrown: unknown }> {
  override state = { thrown: undefined as unknown };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown: thrown ?? new Error('thrown nothing') };
  }

  override componentDidCatch(thrown: unknown) {
    if (!(thrown instanceof Refused))
      return void import('../lib/api/faults/report-fault').then(
        ({ reportThrown }) => reportThrown('screen', thrown),
        () => undefined,
      );
    if (this.props.isOptional) setTimeout(() => this.setState({ thrown: undefined }), retryMs);
  }

  override render() {
    const { thrown } = this.state;
    if (thrown === undefined) return this.props.children;
    if (this.props.isOptional) return null;
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ thrown: undefined });
    };
    return <Failed retry={retry} thrown={thrown} />;
  }
}
